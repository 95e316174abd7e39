/** What `icon:collection/name` gives: the inside of an SVG and its size. */
export interface IconShape {
  body: string;
  width: number;
  height: number;
}

const drawings = new WeakMap<IconShape, SVGElement>();

/** Draw an icon into an SVG. It is read once and copied from then on: a table shows hundreds of them. */
export function draw(icon: IconShape, into: Element): void {
  let drawing = drawings.get(icon);
  if (!drawing) {
    drawing = document.createElementNS("http://www.w3.org/2000/svg", "g");
    drawing.innerHTML = icon.body;
    drawings.set(icon, drawing);
  }
  for (const part of drawing.children) into.append(part.cloneNode(true));
}
