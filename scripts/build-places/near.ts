import { kilometresBetween, type Point } from '#lib/shared/great-circle.ts';

const CELL_DEGREES = 0.5;
const key = (row: number, column: number) => row * 10_000 + column;
const cell = (degrees: number) => Math.floor(degrees / CELL_DEGREES);

/** Points indexed by half-degree boxes, so that a neighbour is found without scanning the whole world. */
export class NearbyPoints<Place extends Point> {
  private readonly boxes = new Map<number, Place[]>();

  constructor(places: Iterable<Place>) {
    for (const place of places) this.add(place);
  }

  add(place: Place): void {
    const at = key(cell(place.lat), cell(place.lng));
    const box = this.boxes.get(at);
    if (box) box.push(place);
    else this.boxes.set(at, [place]);
  }

  /** Everything within the distance, nearest first. */
  within(centre: Point, kilometres: number): { place: Place; km: number }[] {
    const rows = Math.ceil(kilometres / (111 * CELL_DEGREES));
    const columns = Math.ceil(rows / Math.max(0.05, Math.cos((centre.lat * Math.PI) / 180)));
    const found: { place: Place; km: number }[] = [];
    for (let row = -rows; row <= rows; row += 1) {
      for (let column = -columns; column <= columns; column += 1) {
        for (const place of this.boxes.get(key(cell(centre.lat) + row, cell(centre.lng) + column)) ?? []) {
          const km = kilometresBetween(centre, place);
          if (km <= kilometres) found.push({ place, km });
        }
      }
    }
    return found.sort((left, right) => left.km - right.km);
  }
}
