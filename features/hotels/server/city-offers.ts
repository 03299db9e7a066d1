import 'server-only';
import { CheapestOffers, type TermsList } from '../rules/offers.ts';
import { addOffers, type OfferContext } from '../rules/stay-offers.ts';
import type { Arrival, CatalogueHotel, CityCatalogue } from './catalogue.repo.ts';
import type { ListedHotel } from './write-search.ts';

/** The cheapest offers of a city's hotels, room type by room type. */
export class CityOffers {
  readonly #hotels: CityCatalogue['hotels'];
  readonly #find: ReturnType<CityCatalogue['rooms']['finder']>;
  readonly #cheapest: CheapestOffers;
  readonly #contexts: readonly OfferContext[];

  constructor({ hotels, rooms }: CityCatalogue, terms: TermsList, contexts: ReadonlyMap<Arrival, OfferContext>) {
    this.#hotels = hotels;
    this.#find = rooms.finder();
    this.#cheapest = new CheapestOffers(hotels.length, terms);
    this.#contexts = hotels.map(({ arrival }) => contexts.get(arrival)!);
  }

  /** Adds the offers of a room type; false where the city has none of this id. */
  add(id: string, nightly: readonly number[]): boolean {
    const known = this.#find(id);
    if (!known) return false;
    addOffers(this.#cheapest, known.hotel, known.room, nightly, this.#contexts[known.hotel]!);
    return true;
  }

  /** The hotels that have an offer, in contract order. */
  *listed(): Generator<ListedHotel & { hotel: CatalogueHotel }> {
    const offers = this.#cheapest;
    for (const [index, hotel] of this.#hotels.entries()) if (offers.has(index)) yield { hotel, offers, index };
  }
}
