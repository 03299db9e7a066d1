import type { Point, Size } from '#components/map/map-geometry.ts';

export type Box = Point & { width: number; height: number };

/** Half of a pin's height, and the margin to the next one. */
export const PIN = { height: 28, gap: 4 } as const;
/** More pins than this cover the map; the rest are dots. */
const MOST_PINS = 40;

/** Approximate width of a price in 13 px digits. */
export const pinWidth = (label: string): number => Math.round(label.length * 7.2 + 20);

/** A spatial index of boxes on the map, for fast overlap checks. */
export class Taken {
  private readonly boxes: Box[] = [];

  /** Boxes are given by their centre. */
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
 * Selects the items that get a price pin, in order of importance, so that none overlap; the others are dots. Items
 * outside the frame are left out. `first` always has its pin.
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

/**
 * Positions of area names that overlap neither a pin nor each other, above or below the centre of their stays; areas
 * with most stays first.
 */
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
