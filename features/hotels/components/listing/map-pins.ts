import type { Point, Size } from './map-geometry.ts';

export type Box = Point & { width: number; height: number };

/** Half of a pin's height, and how much room one keeps from the next. */
export const PIN = { height: 28, gap: 4 } as const;
/** More pins than this hide the map; the rest are dots. */
const MOST_PINS = 40;

/** About as wide as its price in 13 px figures. */
export const pinWidth = (label: string): number => Math.round(label.length * 7.2 + 20);

/** Boxes already on the map; asks quickly whether another one would touch them. */
export class Taken {
  private readonly boxes: Box[] = [];

  /** Boxes are named by their middle. */
  isFree({ x, y, width, height }: Box): boolean {
    return this.boxes.every(
      (other) => Math.abs(other.x - x) * 2 >= other.width + width || Math.abs(other.y - y) * 2 >= other.height + height,
    );
  }

  take(box: Box): void {
    this.boxes.push(box);
  }
}

export type Pinned<Item> = { item: Item; at: Point };

/**
 * Which items get a pin with their price, in the order of their importance, so that no two touch; the others are dots.
 * What lies outside the frame is left out. `first` always has its pin.
 */
export function placePins<Item>(
  items: readonly Pinned<Item>[],
  label: (item: Item) => string,
  frame: Size,
  first?: Item,
): { pins: Pinned<Item>[]; dots: Point[]; taken: Taken } {
  const taken = new Taken();
  const pins: Pinned<Item>[] = [];
  const dots: Point[] = [];
  const inside = ({ at }: Pinned<Item>) =>
    at.x > -20 && at.y > -20 && at.x < frame.width + 20 && at.y < frame.height + 20;
  const visible = items.filter(inside);
  const leading = visible.filter(({ item }) => item === first);
  for (const pinned of [...leading, ...visible.filter(({ item }) => item !== first)]) {
    const box = { ...pinned.at, width: pinWidth(label(pinned.item)) + PIN.gap, height: PIN.height + PIN.gap };
    if (pins.length < MOST_PINS && (pinned.item === first || taken.isFree(box))) {
      taken.take(box);
      pins.push(pinned);
    } else dots.push(pinned.at);
  }
  return { pins, dots, taken };
}

export type AreaName = { name: string; at: Point; stays: number };

/** Names of areas where they touch neither a pin nor each other, those with most stays first: above or below the middle of their stays. */
export function placeNames(names: readonly AreaName[], taken: Taken, frame: Size): AreaName[] {
  const placed: AreaName[] = [];
  for (const name of [...names].sort((a, b) => b.stays - a.stays)) {
    const [width, height] = [name.name.length * 6.6 + 6, 18];
    for (const shift of [0, -26, 26, -48, 48]) {
      const at = { x: name.at.x, y: name.at.y + shift };
      const fits = at.x - width / 2 > 4 && at.x + width / 2 < frame.width - 4 && at.y > 12 && at.y < frame.height - 12;
      if (!fits || !taken.isFree({ ...at, width, height })) continue;
      taken.take({ ...at, width, height });
      placed.push({ ...name, at });
      break;
    }
  }
  return placed;
}
