import 'server-only';
import { CheapestOffers, type TermsList } from '../rules/offers.ts';
import { addOffers, type OfferContext } from '../rules/stay-offers.ts';
import type { Arrival, CityCatalogue } from './catalogue.repo.ts';

/** The cheapest offers of a city's hotels, room type by room type. */
export class CityOffers {
  readonly #hotels: CityCatalogue['hotels'];
  readonly #find: ReturnType<CityCatalogue['rooms']['finder']>;
  readonly #kept: CheapestOffers;
  readonly #contexts: readonly OfferContext[];

  constructor({ hotels, rooms }: CityCatalogue, terms: TermsList, contexts: ReadonlyMap<Arrival, OfferContext>) {
    this.#hotels = hotels;
    this.#find = rooms.finder();
    this.#kept = new CheapestOffers(hotels.length, terms);
    this.#contexts = hotels.map(({ arrival }) => contexts.get(arrival)!);
  }

  /** Adds the offers of a room type; false where the city has none of this id. */
  add(id: string, nightly: readonly number[]): boolean {
    const known = this.#find(id);
    if (!known) return false;
    addOffers(this.#kept, known.hotel, known.room, nightly, this.#contexts[known.hotel]!);
    return true;
  }

  /** The hotels that have an offer, in contract order. */
  *listed() {
    const kept = this.#kept;
    for (const [at, hotel] of this.#hotels.entries()) if (kept.has(at)) yield { hotel, kept, at };
  }
}
