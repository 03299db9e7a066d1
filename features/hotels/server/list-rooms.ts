import 'server-only';
import { isRefundable } from '#lib/shared/cancellation.ts';
import type { Stay } from '#lib/shared/stay.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { instantAt } from '#lib/server/zone.ts';
import type { listRooms as operation, Photograph, RateOffer, RoomOffer } from '../contract.ts';
import { fits, guestCharges } from '../rules/occupancy.ts';
import { priceStay } from '../rules/price.ts';
import { taxSlabs, type TaxSlab } from '../rules/tax.ts';
import { policiesOf } from '../rules/terms.ts';
import { readRooms, type CataloguePlan, type CatalogueRoom } from './catalogue.repo.ts';
import { hotelForStay } from './hotel-for-stay.ts';
import { readRoomNights, type RoomNights } from './inventory.repo.ts';
import { readPhotographs } from './photographs/photographs.repo.ts';
import { presentHotel } from './present-hotel.ts';
import { roomFactsOf } from './room-facts.ts';
import { readTaxRates } from './tax-rates.repo.ts';

type Terms = { stay: Stay; slabs: TaxSlab[]; checkInAt: Date; now: Date };

/** The rooms of a hotel for a stay (`offeredRooms`). */
export const listRooms: UseCase<typeof operation> = ({ db, query: { hotel, ...stay } }) =>
  offeredRooms(db, hotel, stay);

/**
 * The rooms of a hotel with space for everybody on every night, cheapest first, with their rates in contract order.
 * Throws as `hotelForStay`.
 */
export async function offeredRooms(db: Db, slug: string, stay: Stay): Promise<ResponseOf<typeof operation>> {
  const hotel = await hotelForStay(db, slug, stay);
  const rooms = (await readRooms(db, hotel.id)).filter((room) => fits(room.terms, stay.rooms));
  // one after the other: queries of a transaction share one connection
  const nights = await readRoomNights(
    db,
    rooms.map((room) => room.id),
    stay,
  );
  const rates = await readTaxRates(db);
  const photographs = await readPhotographs(db, hotel.id);
  const now = clock.now();
  const checkInAt = instantAt(stay.checkIn, hotel.checkInTime, hotel.zone);
  const terms: Terms = { stay, slabs: taxSlabs(rates, hotel.countryCode, stay.checkIn), checkInAt, now };
  const offers = rooms.flatMap((room) =>
    roomOffer(room, nights.get(room.id), terms).map((offer) => ({
      ...offer,
      photographs: ofRoom(photographs, room.id),
    })),
  );
  return {
    hotel: presentHotel(hotel, now),
    checkInAt: checkInAt.toISOString(),
    rooms: offers.sort((a, b) => lowest(a) - lowest(b)),
  };
}

const lowest = (room: RoomOffer): number => Math.min(...room.rates.map((rate) => rate.price.qOfferedPriceRoundedOff));

const ofRoom = (photographs: (Photograph & { roomTypeId: string | null })[], id: string): Photograph[] =>
  photographs.flatMap(({ roomTypeId, ...photograph }) => (roomTypeId === id ? [photograph] : []));

function roomOffer(
  room: CatalogueRoom,
  nights: RoomNights | undefined,
  terms: Terms,
): Omit<RoomOffer, 'photographs'>[] {
  const left = Math.min(...(nights?.free ?? [0]));
  if (!nights || left < terms.stay.rooms.length || !room.plans.length) return [];
  const { id, name } = room;
  const rates = room.plans.map((plan) => rateOffer(room, plan, nights.price, terms));
  return [{ roomTypeId: id, name, facts: roomFactsOf(room), maxGuests: room.terms.maxGuests, left, rates }];
}

function rateOffer(
  room: CatalogueRoom,
  plan: CataloguePlan,
  nightly: readonly number[],
  { stay, slabs, checkInAt, now }: Terms,
): RateOffer {
  const price = priceStay(
    { nightly, priceBp: plan.priceBp, charges: guestCharges(room.terms, stay.rooms), slabs },
    stay.checkIn,
  );
  const cancellationPolicies = policiesOf(plan.windows, checkInAt);
  return {
    ratePlanId: plan.id,
    name: plan.name,
    meals: plan.meals,
    cancellationPolicies,
    refundable: isRefundable(cancellationPolicies, price.total, now),
    price: {
      qOfferedPriceRoundedOff: price.total,
      currency: price.currency,
      nightly: price.nightly,
      lines: price.lines,
    },
  };
}
