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
  readonly #sorted = new Uint32Array(SLOTS);

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

  has(hotel: number): boolean {
    for (let at = hotel * SLOTS; at < (hotel + 1) * SLOTS; at++) if (this.#places[at]) return true;
    return false;
  }

  /** A hotel's offers, cheapest first; at the same price the better terms first. */
  of(hotel: number): ListedOffer[] {
    const offers: ListedOffer[] = [];
    this.visit(hotel, (total, terms) => offers.push({ total, terms }));
    return offers;
  }

  /** The same without allocating: an answer has thousands. `terms` is their index. */
  visit(hotel: number, visit: (total: number, terms: number, isLast: boolean) => void): void {
    const count = this.#sort(hotel);
    for (let at = 0; at < count; at++) {
      const slot = this.#sorted[at]!;
      visit(this.#totals[slot]!, this.#places[slot]! - 1, at === count - 1);
    }
  }

  /** Puts the slots of a hotel's few offers into `#sorted`, in order, and returns how many there are. */
  #sort(hotel: number): number {
    const sorted = this.#sorted;
    let count = 0;
    for (let slot = hotel * SLOTS; slot < (hotel + 1) * SLOTS; slot++) {
      if (!this.#places[slot]) continue;
      let at = count++;
      for (; at > 0 && this.#compare(sorted[at - 1]!, slot) > 0; at--) sorted[at] = sorted[at - 1]!;
      sorted[at] = slot;
    }
    return count;
  }

  #compare(a: number, b: number): number {
    const terms = (slot: number) => this.#terms[this.#places[slot]! - 1]!;
    return this.#totals[a]! - this.#totals[b]! || byTerms(terms(a), terms(b));
  }
}

/** Refund class first, then share, then deadline, then more meals. A total order. */
const byTerms = (a: OfferTerms, b: OfferTerms): number =>
  REFUNDS.indexOf(a.refund) - REFUNDS.indexOf(b.refund) ||
  b.share - a.share ||
  later(a.until, b.until) ||
  MEALS.indexOf(b.meals) - MEALS.indexOf(a.meals);

const later = (a: string | null, b: string | null): number => (a === b ? 0 : (a ?? '') > (b ?? '') ? -1 : 1);
