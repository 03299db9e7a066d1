import type { combinedPayment } from '#features/bookings/contract.ts';
import type { Choice } from '#features/bookings/choice.contract.ts';
import type { CartItem, Offer } from '#features/cart/contract.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { aStay, type Buyer } from './buyer.ts';
import type { Departure } from './departures.ts';
import { TWO } from './departures.ts';
import { ONE, travellersFor } from './flyer.ts';
import type { Stocked } from './stock.ts';

/** Two adults who travel in everything that a shopper books. */
const PEOPLE = travellersFor({ adults: 2, children: 0, infants: 0 }).passengers;
export const CONTACT = { email: 'asha@example.com', mobile: '9876543210' };

export const aStayChoice = ({ hotelId, roomTypeId, ratePlanId }: Stocked, stay: Stay = aStay()): Choice => ({
  of: 'hotel',
  hotelId,
  roomTypeId,
  ratePlanId,
  stay,
});
export const aFlightChoice = (offers: string[], party: Party = ONE): Choice => ({ of: 'flight', offers, party });
export const aPackageChoice = ({ slug, departure }: Departure): Choice => ({
  of: 'package',
  slug,
  departure,
  rooms: TWO,
});

type Held = {
  held: { itemId: string; bookingId: string }[];
  refused: { itemId: string; code: string; message: string }[];
};

/** A person with a cart: every step is a call over HTTP. */
export function aShopper(buyer: Buyer) {
  const cart = async (): Promise<CartItem[]> => (await buyer.get<{ items: CartItem[] }>('/api/cart')).data.items;
  const shopper = {
    ...buyer,
    cart,
    add: (choice: Choice) => buyer.post<{ itemId: string; offer: Offer }>('/api/cart/add', { choice }),
    /** Adds one after the other, as a person does. */
    addAll: async (...choices: Choice[]) => {
      for (const choice of choices) {
        const { status, json } = await shopper.add(choice);
        if (status !== 200) throw new Error(JSON.stringify(json));
      }
    },
    remove: (itemId: string) => buyer.post('/api/cart/remove', { itemId }),
    /** Holds what the cart shows, at the prices it shows. */
    holdAll: async () => {
      const items = (await cart()).flatMap(({ _id, now }) => (now ? [{ itemId: _id, acceptedTotal: now.total }] : []));
      return buyer.post<Held>('/api/cart/hold', { items });
    },
    /** The same people in every booking: as many as it asks for, from the first on. */
    nameAll: (parts: { bookingId: string; travellers: number[] }[], people: object[] = PEOPLE) =>
      buyer.post<{ saved: number }>('/api/bookings/together/travellers', { travellers: people, ...CONTACT, parts }),
    payTogether: (bookingIds: string[], expectedTotal: number, walletAmount = 0) =>
      buyer.post<{ paymentId: string; checkoutUrl: string | null }>('/api/bookings/together/pay', {
        bookingIds,
        expectedTotal,
        walletAmount,
      }),
    leaveTogether: (paymentId: string) => buyer.post<{ left: boolean }>('/api/bookings/together/leave', { paymentId }),
    payment: async (paymentId: string) =>
      (await buyer.get<ResponseOf<typeof combinedPayment>>(`/api/bookings/together?paymentId=${paymentId}`)).data,
    /** Everything of the cart held and named; the sum to pay. */
    ready: async () => {
      const { data } = await shopper.holdAll();
      const bookingIds = data.held.map(({ bookingId }) => bookingId);
      const named = await shopper.nameAll(bookingIds.map((bookingId) => ({ bookingId, travellers: [0] })));
      if (named.status !== 200) throw new Error(JSON.stringify(named.json));
      const totals = await Promise.all(bookingIds.map(async (id) => (await buyer.look(id)).data.total));
      return { bookingIds, total: totals.reduce((sum, one) => sum + one, 0), totals, refused: data.refused };
    },
    /** The states of bookings, in their order. */
    statesOf: (bookingIds: string[]) => Promise.all(bookingIds.map(async (id) => (await buyer.look(id)).data.state)),
  };
  return shopper;
}
export type Shopper = ReturnType<typeof aShopper>;
