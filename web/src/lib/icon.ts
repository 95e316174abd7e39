/** What `icon:collection/name` gives: the inside of an SVG and its size. */
export interface IconShape {
  body: string;
  width: number;
  height: number;
}
