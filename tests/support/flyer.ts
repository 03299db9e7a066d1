import type { BookingView, CancelFlightQuote, FlightBooking } from '#features/bookings/contract.ts';
import type { FareQuoteView } from '#features/flights/contract.ts';
import type { PaymentOutcome } from '#features/payments/rules/checkout.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type { BookingSetup } from './booking-setup.ts';
import type { Buyer } from './buyer.ts';

/** Days in the frozen calendar of the booking setup (1 December 2026): out and back. */
export const OUT = '2026-12-20';
export const BACK = '2026-12-27';
export const ONE: Party = { adults: 1, children: 0, infants: 0 };
export const FAMILY: Party = { adults: 2, children: 1, infants: 1 };

/** A sentinel's offer: `ZZ` can be held, `XX` is ticketed at once; 9011 plays nothing. */
export const zz = (number: number, date = OUT, family = 'saver'): string => `${family}_ZZ${number}.${date}`;
export const xx = (number: number, date = OUT, family = 'saver'): string => `${family}_XX${number}.${date}`;

const PEOPLE = {
  ADT: [
    ['Ms', 'Asha', 'Rao'],
    ['Mr', 'Ravi', 'Nair'],
    ['Ms', 'Meera', 'Iyer'],
    ['Mr', 'Dev', 'Shah'],
    ['Mx', 'Kiran', 'Das'],
    ['Mr', 'Anil', 'Sen'],
    ['Ms', 'Tara', 'Bose'],
    ['Mr', 'Vir', 'Gill'],
    ['Ms', 'Uma', 'Jha'],
  ],
  CHD: [
    ['Miss', 'Diya', 'Rao'],
    ['Master', 'Om', 'Rao'],
    ['Miss', 'Pia', 'Rao'],
  ],
  INF: [
    ['Master', 'Kabir', 'Rao'],
    ['Miss', 'Zoya', 'Nair'],
  ],
} as const;
const BORN = { ADT: null, CHD: '2019-05-04', INF: '2026-02-01' } as const;

/** Passengers of a party, well named. */
export function travellersFor({ adults, children, infants }: Party) {
  const some = (type: keyof typeof PEOPLE, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const [title, firstName, lastName] = PEOPLE[type][at % PEOPLE[type].length]!;
      return { type, title, firstName, lastName, born: BORN[type], passport: null as null | object };
    });
  return {
    passengers: [...some('ADT', adults), ...some('CHD', children), ...some('INF', infants)],
    email: 'asha@example.com',
    mobile: '9876543210',
    gst: null as null | object,
    pan: null as null | string,
  };
}

type Trip = {
  offers: string[];
  party?: Party;
  shownTotal?: number;
  shownTimes?: string[] | null;
  listingTotal?: number | null;
};

/** A person who books flights: every step is a call over HTTP. */
export function aFlyer(buyer: Buyer) {
  const post = <Data = FlightBooking>(path: string, body: unknown) => buyer.post<Data>(path, body);
  const flyer = {
    ...buyer,
    /** What the fare page shows of these flights: the documented price change is not in it. */
    shown: async ({ offers, party = ONE }: Trip) =>
      (
        await buyer.get<FareQuoteView>(
          `/api/flights/fare-quote?offers=${offers.join('*')}&adults=${party.adults}&children=${party.children}&infants=${party.infants}`,
        )
      ).data,
    quoteTrip: async ({ offers, party = ONE, shownTotal, ...rest }: Trip) =>
      post('/api/bookings/flights/quote', {
        offers,
        party,
        shownTotal: shownTotal ?? (await flyer.shown({ offers, party }))?.total ?? 0,
        ...rest,
      }),
    nameAll: (booking: { _id: string; party: Party }, details: object = travellersFor(booking.party)) =>
      post('/api/bookings/flights/travellers', { bookingId: booking._id, details }),
    choose: (bookingId: string, extras: object[]) => post('/api/bookings/flights/extras', { bookingId, extras }),
    holdTrip: (booking: { _id: string; total: number }) =>
      post('/api/bookings/hold', { bookingId: booking._id, acceptedTotal: booking.total }),
    lookAt: async (bookingId: string): Promise<FlightBooking> =>
      (await buyer.get<FlightBooking>(`/api/bookings/details?bookingId=${bookingId}`)).data,
    dueBack: (bookingId: string, part = '') =>
      buyer.get<CancelFlightQuote>(`/api/bookings/flights/cancel-quote?bookingId=${bookingId}${part}`),
    cancelTrip: (
      bookingId: string,
      expectedRefund: number,
      part: object = {},
      refundTo: 'source' | 'wallet' = 'source',
    ) => post('/api/bookings/flights/cancel', { bookingId, expectedRefund, refundTo, ...part }),
    changeQuote: (bookingId: string, bound: number, offer: string) =>
      buyer.get<{ due: number; fee: number }>(
        `/api/bookings/flights/change-quote?bookingId=${bookingId}&bound=${bound}&offer=${offer}`,
      ),
    /** Paid from the wallet unless said; the rest of what is due is for the gateway. */
    changeTo: (
      bookingId: string,
      bound: number,
      offer: string,
      expectedDue: number,
      walletAmount = Math.max(0, expectedDue),
      refundTo: 'source' | 'wallet' = 'source',
    ) =>
      post<{ booking: FlightBooking; checkoutUrl: string | null }>('/api/bookings/flights/change', {
        bookingId,
        bound,
        offer,
        expectedDue,
        walletAmount,
        refundTo,
      }),
    priceAdded: (bookingId: string, extras: object[]) =>
      post<{ due: number; lines: { label: string; amount: number }[] }>('/api/bookings/flights/added-extras/price', {
        bookingId,
        extras,
      }),
    /** Paid from the wallet unless said; the rest of what is due is for the gateway. */
    addExtras: (bookingId: string, extras: object[], expectedDue: number, walletAmount = expectedDue) =>
      post<{ booking: FlightBooking; checkoutUrl: string | null }>('/api/bookings/flights/added-extras', {
        bookingId,
        extras,
        expectedDue,
        walletAmount,
      }),
    accept: (bookingId: string) => post('/api/bookings/flights/accept-schedule', { bookingId }),
    payTrip: (booking: { _id: string; total: number }, walletAmount = 0) =>
      post<{ booking: BookingView; checkoutUrl: string | null }>('/api/bookings/pay', {
        bookingId: booking._id,
        expectedTotal: booking.total,
        walletAmount,
      }),
    heldTrip: async (trip: Trip, extras: object[] = []): Promise<FlightBooking> => {
      const quoted = (await flyer.quoteTrip(trip)).data;
      const named = (await flyer.nameAll(quoted)).data;
      const chosen = extras.length ? (await flyer.choose(named._id, extras)).data : named;
      return (await flyer.holdTrip(chosen)).data;
    },
    /** Pays at the gateway but for the wallet's part. */
    pays: async (
      booking: FlightBooking,
      walletAmount = 0,
      outcome: PaymentOutcome = 'success',
    ): Promise<FlightBooking> => {
      const { data } = await flyer.payTrip(booking, walletAmount);
      const callback = data.checkoutUrl && (await buyer.atCheckout(data.checkoutUrl, outcome));
      if (callback) await buyer.comeBack(callback.fields);
      return flyer.lookAt(booking._id);
    },
    ticketed: async (
      trip: Trip,
      { extras = [], walletAmount = 0 }: { extras?: object[]; walletAmount?: number } = {},
    ): Promise<FlightBooking> => flyer.pays(await flyer.heldTrip(trip, extras), walletAmount),
  };
  return flyer;
}
export type Flyer = ReturnType<typeof aFlyer>;

/** A signed-in flyer of a setup. */
export const flyerOf = async (setup: BookingSetup, wallet = 0): Promise<Flyer> => aFlyer(await setup.buyer(wallet));
