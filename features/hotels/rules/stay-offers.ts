import type { RoomOccupancy } from '#lib/shared/stay.ts';
import type { ListedOffer, OfferTerms } from '../contract.ts';
import { fits, guestCharges, type GuestCharge, type RoomTerms } from './occupancy.ts';
import { CheapestOffers, slotOf, type TermsList } from './offers.ts';
import { stayTotal } from './price.ts';
import type { TaxSlab } from './tax.ts';
import { refundNow, type CancellationWindow } from './terms.ts';
import type { Meals } from './vocabulary.ts';

/** The fixed terms of a room type: capacity, and rate plans with their cancellation windows in order. */
export type SellableRoom = {
  terms: RoomTerms;
  plans: readonly { meals: Meals; priceBp: number; windows: readonly CancellationWindow[] }[];
};

/**
 * Inputs of a search for a hotel: the party, the taxes there, the hours until check-in, and its local time a number of
 * hours before.
 */
export type OfferInput = {
  rooms: readonly RoomOccupancy[];
  slabs: readonly TaxSlab[];
  hoursLeft: number;
  localTime: (hoursBefore: number) => string;
};

/** Shared by all hotels with the same inputs, including computed results. */
export type OfferContext = Pick<OfferInput, 'slabs' | 'hoursLeft'> & {
  /** The extra guest charge of a room; null where the party does not fit. */
  chargesFor: (terms: RoomTerms) => readonly GuestCharge[] | null;
  /** The index of an offer's terms in the answer. */
  placeOf: (
    slot: number,
    meals: Meals,
    refund: OfferTerms['refund'],
    untilHours: number | null,
    share: number,
  ) => number;
};

/** Room types share a few dozen terms and offers a handful: each is computed once per search. */
export function offerContext({ rooms, slabs, hoursLeft, localTime }: OfferInput, list: TermsList): OfferContext {
  const charges = new Map<RoomTerms, readonly GuestCharge[] | null>();
  const places: { untilHours: number | null; share: number; place: number }[][] = [];
  return {
    slabs,
    hoursLeft,
    chargesFor: (terms) => {
      let known = charges.get(terms);
      if (known === undefined) charges.set(terms, (known = fits(terms, rooms) ? guestCharges(terms, rooms) : null));
      return known;
    },
    placeOf: (slot, meals, refund, untilHours, share) => {
      const alike = (places[slot] ??= []);
      for (const known of alike) if (known.untilHours === untilHours && known.share === share) return known.place;
      const place = list.placeOf({ meals, refund, until: untilHours === null ? null : localTime(untilHours), share });
      alike.push({ untilHours, share, place });
      return place;
    },
  };
}

/**
 * Adds the offers of one room type under its hotel's index; nothing if the party does not fit. `nightly` are base
 * prices of a type that is available every night. A search calls this for every room type of a city.
 */
export function addOffers(
  kept: CheapestOffers,
  hotel: number,
  room: SellableRoom,
  nightly: readonly number[],
  { slabs, hoursLeft, chargesFor, placeOf }: OfferContext,
): void {
  const charges = chargesFor(room.terms);
  if (!charges) return;
  for (const { meals, priceBp, windows } of room.plans) {
    const total = stayTotal({ nightly, priceBp, charges, slabs });
    const { refund, untilHours, share } = refundNow(windows, total, hoursLeft);
    const slot = slotOf({ meals, refund });
    if (kept.mayHave(hotel, slot, total))
      kept.keep(hotel, slot, { total, terms: placeOf(slot, meals, refund, untilHours, share) });
  }
}

/**
 * All offers of one hotel, cheapest first; `nightly` gives a room type's base prices where it is available every night.
 */
export function stayOffers(
  rooms: readonly (SellableRoom & { id: string })[],
  nightly: (roomTypeId: string) => readonly number[] | undefined,
  asked: OfferInput,
  list: TermsList,
): ListedOffer[] {
  const kept = new CheapestOffers(1, list);
  const context = offerContext(asked, list);
  for (const room of rooms) {
    const base = nightly(room.id);
    if (base) addOffers(kept, 0, room, base, context);
  }
  return kept.of(0);
}
