/** Moving and enlarging the map: a CSS transform, changed by wheel, drag, pinch and keys.
 *  While it moves the picture is kept as a layer (60 frames a second); at rest it is drawn sharp again. */

import type { Box } from "./pins";

export interface Size {
  width: number;
  height: number;
}

const LARGEST = 2.6;
/** Pixels a pointer may stray and still have clicked. */
const CLICK = 6;

export class Pan {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  moving = $state(false);
  /** Whether the view glides to where it goes: for keys and buttons, not under the hand. */
  gliding = $state(false);

  #view: Size = { width: 1, height: 1 };
  #pointers = new Map<number, { x: number; y: number }>();
  #strayed = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #touched = false;

  /** `core`: what is never cut off where nearly all of the picture is in view. */
  constructor(
    private readonly picture: Size,
    private readonly core: Box,
  ) {}

  /** The whole picture in view. */
  get fit(): number {
    return Math.min(this.#view.width / this.picture.width, this.#view.height / this.picture.height);
  }

  /** The view filled with the picture. */
  get cover(): number {
    return Math.max(this.#view.width / this.picture.width, this.#view.height / this.picture.height);
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** The room for the map has this size now. */
  resize(view: Size, around: { x: number; y: number }): void {
    const first = this.#view.width === 1;
    this.#view = view;
    if (first || !this.#touched) this.show(around);
    else this.#settle();
  }

  /** Begin anew: all of it where it can be read, else filled and around a point. */
  show(around: { x: number; y: number }): void {
    // A little outside the core may be cut off for the sake of size; where much would be, the view is filled.
    const { left, top, right, bottom } = this.core;
    const whole = Math.min(this.#view.width / (right - left), this.#view.height / (bottom - top));
    const near = Math.max(this.fit, Math.min(this.cover, this.fit * 1.14, whole));
    this.scale = Math.min(near >= 0.5 ? near : Math.max(this.cover, 0.62), LARGEST);
    this.#touched = false;
    this.#centre(near >= 0.5 ? { x: (left + right) / 2, y: (top + bottom) / 2 } : around);
  }

  reset(around: { x: number; y: number }): void {
    this.#glide();
    this.show(around);
  }

  zoom(by: number, at: { x: number; y: number } = { x: this.#view.width / 2, y: this.#view.height / 2 }): void {
    const scale = Math.min(LARGEST, Math.max(this.fit * 0.95, this.scale * by));
    const ratio = scale / this.scale;
    this.x = at.x - (at.x - this.x) * ratio;
    this.y = at.y - (at.y - this.y) * ratio;
    this.scale = scale;
    this.#move();
  }

  step(dx: number, dy: number): void {
    this.#glide();
    this.x += dx;
    this.y += dy;
    this.#move();
  }

  glideZoom(by: number): void {
    this.#glide();
    this.zoom(by);
  }

  /** Bring a point of the picture into view, with some room around it. */
  reveal(point: { x: number; y: number }): void {
    const room = Math.min(90, this.#view.width / 4, this.#view.height / 4);
    const [px, py] = [point.x * this.scale + this.x, point.y * this.scale + this.y];
    const dx = px < room ? room - px : px > this.#view.width - room ? this.#view.width - room - px : 0;
    const dy = py < room ? room - py : py > this.#view.height - room ? this.#view.height - room - py : 0;
    if (dx || dy) this.step(dx, dy);
  }

  /* -- pointers */

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const pixels = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    this.gliding = false;
    this.zoom(Math.exp(-Math.max(-120, Math.min(120, pixels)) * 0.0022), {
      x: event.clientX - box.left,
      y: event.clientY - box.top,
    });
  };

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) this.#strayed = 0;
    this.gliding = false;
  };

  drag = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.#strayed += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#strayed <= CLICK && this.#pointers.size === 1) return;
    // From here on the hand moves the map: whatever lies under it is not clicked.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    if (this.#pointers.size === 1) {
      this.x += now.x - before.x;
      this.y += now.y - before.y;
    } else {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)![1];
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      this.x += (now.x - before.x) / 2;
      this.y += (now.y - before.y) / 2;
      if (was > 0) this.zoom(is / was, { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top });
    }
    this.#pointers.set(event.pointerId, now);
    this.#move();
  };

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  /** Whether the click that just came ended a drag. */
  get dragged(): boolean {
    return this.#strayed > CLICK;
  }

  /* -- keeping the picture in view */

  #centre(point: { x: number; y: number }): void {
    this.x = this.#view.width / 2 - point.x * this.scale;
    this.y = this.#view.height / 2 - point.y * this.scale;
    this.#settle();
  }

  #move(): void {
    this.#touched = true;
    this.#settle();
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.moving = false;
      this.gliding = false;
    }, 260);
  }

  #glide(): void {
    this.gliding = true;
  }

  #settle(): void {
    this.x = kept(this.x, this.picture.width * this.scale, this.#view.width);
    this.y = kept(this.y, this.picture.height * this.scale, this.#view.height);
  }
}

/** A side smaller than the room is centred; a larger one leaves no gap. */
function kept(at: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}
