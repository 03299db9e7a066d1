import type { ListedOffer, OfferTerms } from '../contract.ts';
import { MEALS } from './vocabulary.ts';

const REFUNDS = ['free', 'part', 'none'] as const;
const SLOTS = MEALS.length * REFUNDS.length;

/** The slot of a pair of meals and refund class: a number below `SLOTS`. */
export const slotOf = ({ meals, refund }: Pick<OfferTerms, 'meals' | 'refund'>): number =>
  MEALS.indexOf(meals) * REFUNDS.length + REFUNDS.indexOf(refund);

/** The distinct terms of an answer's offers, referred to by index. */
export class TermsList {
  readonly all: OfferTerms[] = [];

  /** The index of terms, added if new. */
  placeOf(terms: OfferTerms): number {
    const known = this.all.findIndex(
      (one) =>
        one.meals === terms.meals &&
        one.refund === terms.refund &&
        one.until === terms.until &&
        one.share === terms.share,
    );
    return known < 0 ? this.all.push(terms) - 1 : known;
  }
}

/**
 * The cheapest offer of each pair of meals and refund class, for many hotels by index. A search evaluates thousands of
 * offers and keeps a few per hotel, so they are in two flat lists, a hotel's slots side by side.
 */
export class CheapestOffers {
  readonly #totals: Float64Array;
  readonly #places: Uint32Array; // index of the terms plus one; 0 for an empty slot
  readonly #terms: readonly OfferTerms[];

  constructor(hotels: number, terms: TermsList) {
    this.#totals = new Float64Array(hotels * SLOTS);
    this.#places = new Uint32Array(hotels * SLOTS);
    this.#terms = terms.all;
  }

  /** False when this slot has a cheaper offer: the rest of the offer need not be computed. */
  mayHave(hotel: number, slot: number, total: number): boolean {
    const at = hotel * SLOTS + slot;
    return this.#places[at] === 0 || total <= this.#totals[at]!;
  }

  /** Stores an offer if it is the cheapest in its slot; at the same price the better terms win. */
  keep(hotel: number, slot: number, { total, terms }: ListedOffer): void {
    const at = hotel * SLOTS + slot;
    const known = this.#places[at]! - 1;
    if (known >= 0 && (this.#totals[at]! - total || byTerms(this.#terms[known]!, this.#terms[terms]!)) <= 0) return;
    this.#totals[at] = total;
    this.#places[at] = terms + 1;
  }

  /** A hotel's offers, cheapest first; at the same price the better terms first. */
  of(hotel: number): ListedOffer[] {
    const offers: ListedOffer[] = [];
    for (let at = hotel * SLOTS; at < (hotel + 1) * SLOTS; at++) {
      if (this.#places[at]) this.#insert(offers, { total: this.#totals[at]!, terms: this.#places[at]! - 1 });
    }
    return offers;
  }

  /** Inserts an offer into a sorted list of few. */
  #insert(offers: ListedOffer[], offer: ListedOffer): void {
    let at = offers.length;
    for (; at > 0; at--) {
      const before = offers[at - 1]!;
      if ((before.total - offer.total || byTerms(this.#terms[before.terms]!, this.#terms[offer.terms]!)) <= 0) break;
      offers[at] = before;
    }
    offers[at] = offer;
  }
}

/** Refund class first, then share, then deadline, then more meals. A total order. */
const byTerms = (a: OfferTerms, b: OfferTerms): number =>
  REFUNDS.indexOf(a.refund) - REFUNDS.indexOf(b.refund) ||
  b.share - a.share ||
  later(a.until, b.until) ||
  MEALS.indexOf(b.meals) - MEALS.indexOf(a.meals);

const later = (a: string | null, b: string | null): number => (a === b ? 0 : (a ?? '') > (b ?? '') ? -1 : 1);
