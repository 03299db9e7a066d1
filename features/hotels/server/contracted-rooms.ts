import 'server-only';
import type { SellableRoom } from '../rules/stay-offers.ts';

/** A room type of a city with the index of its hotel. */
export type ContractedRoom = { id: string; hotel: number; room: SellableRoom };

/** How far ahead the next room type is looked for before a lookup by id. */
const NEAR = 6;

/** The room types of a city, in contract order. */
export class ContractedRooms {
  readonly #inOrder: readonly ContractedRoom[];
  readonly #ids: readonly string[]; // side by side, as most are only compared
  readonly #places: ReadonlyMap<string, number>;

  constructor(inOrder: readonly ContractedRoom[]) {
    this.#inOrder = inOrder;
    this.#ids = inOrder.map(({ id }) => id);
    this.#places = new Map(this.#ids.map((id, place) => [id, place]));
  }

  /**
   * Finds room types by id; undefined for an unknown one. Calendar rows are nearly in contract order, so the next one
   * is usually found a few places ahead; otherwise it is looked up.
   */
  finder(): (id: string) => ContractedRoom | undefined {
    let next = 0;
    return (id) => {
      const end = Math.min(next + NEAR, this.#inOrder.length);
      for (let place = next; place < end; place++) {
        if (this.#ids[place] !== id) continue;
        next = place + 1;
        return this.#inOrder[place];
      }
      const place = this.#places.get(id);
      if (place === undefined) return undefined;
      next = place + 1;
      return this.#inOrder[place];
    };
  }
}
