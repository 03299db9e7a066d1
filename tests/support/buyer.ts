import type { changeDatesQuote, StayBooking } from '#features/bookings/contract.ts';
import type { PaymentOutcome } from '#features/payments/rules/checkout.ts';
import { clock } from '#lib/server/clock.ts';
import type { NamedRate } from '#lib/shared/chosen-rate.ts';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { call } from './call.ts';
import type { Stocked } from './stock.ts';
import type { Traveller } from './travellers.ts';
import { orderOfCheckout } from './order-of-checkout.ts';

/** ₹4,200 a night with GST: what `aHotel()` costs a room and night. */
export const NIGHT = 420_000;

export const ASHA = {
  guests: [{ title: 'Ms', firstName: 'Asha', lastName: 'Rao' }],
  email: 'asha@example.com',
  mobile: '9876543210',
  requests: '',
  gst: null,
  pan: null,
} as const;

/** So many nights, so many days from today in India, two adults a room. */
export function aStay({
  inDays = 20,
  nights = 2,
  rooms = 1,
}: { inDays?: number; nights?: number; rooms?: number } = {}): Stay {
  const checkIn = addDays(dateInZone(clock.now(), 'Asia/Kolkata'), inDays);
  return {
    checkIn,
    checkOut: addDays(checkIn, nights),
    rooms: Array.from({ length: rooms }, () => ({ adults: 2, childAges: [] })),
  };
}

export type QuoteOptions = {
  stay?: Stay;
  shownTotal?: number;
  listingTotal?: number;
  shownPolicies?: unknown;
  ratePlanId?: string;
  /** A rate for each room, instead of one for all. */
  rates?: NamedRate[];
};

/** A person at a browser: every step is a call over HTTP. */
export function aBuyer(who: Traveller, api: () => string) {
  const post = <Data = StayBooking>(path: string, body: unknown, key?: string) =>
    call<Data>('POST', path, { body, token: who.token(), key });
  const get = <Data = StayBooking>(path: string) => call<Data>('GET', path, { token: who.token() });
  const buyer = {
    ...who,
    post,
    get,
    quote: (hotel: Stocked, { stay = aStay(), shownTotal, ...rest }: QuoteOptions = {}) =>
      post('/api/bookings/quote', {
        hotelId: hotel.hotelId,
        ...(rest.rates ? {} : { roomTypeId: hotel.roomTypeId, ratePlanId: hotel.ratePlanId }),
        stay,
        shownTotal: shownTotal ?? nightsOf(stay) * stay.rooms.length * NIGHT,
        ...rest,
      }),
    hold: (booking: { _id: string; total: number }) =>
      post('/api/bookings/hold', { bookingId: booking._id, acceptedTotal: booking.total }),
    release: (bookingId: string) => post('/api/bookings/release', { bookingId }),
    nameGuests: (bookingId: string, details: object = ASHA) => post('/api/bookings/guests', { bookingId, details }),
    pay: (booking: { _id: string; total: number }, walletAmount = 0, key?: string) =>
      post<{ booking: StayBooking; checkoutUrl: string | null }>(
        '/api/bookings/pay',
        { bookingId: booking._id, expectedTotal: booking.total, walletAmount },
        key,
      ),
    look: (bookingId: string) => get(`/api/bookings/details?bookingId=${bookingId}`),
    datesQuote: (bookingId: string, { checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>) =>
      get<ResponseOf<typeof changeDatesQuote>>(
        `/api/bookings/stays/change-quote?bookingId=${bookingId}&checkIn=${checkIn}&checkOut=${checkOut}`,
      ),
    changeDates: (
      bookingId: string,
      { checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>,
      expectedDue: number,
      payment: { walletAmount?: number; refundTo?: 'source' | 'wallet' } = {},
    ) =>
      post<{ booking: StayBooking; checkoutUrl: string | null }>('/api/bookings/stays/change-dates', {
        bookingId,
        checkIn,
        checkOut,
        expectedDue,
        ...payment,
      }),
    cancelQuote: (bookingId: string, rooms?: readonly number[]) =>
      get<{ refund: number; charge: number; toSource: number; toWallet: number; holdsUntil: string | null }>(
        `/api/bookings/cancel-quote?bookingId=${bookingId}${rooms ? `&rooms=${rooms.join(',')}` : ''}`,
      ),
    cancel: (
      bookingId: string,
      expectedRefund: number,
      refundTo: 'source' | 'wallet' = 'source',
      rooms?: readonly number[],
    ) => post('/api/bookings/cancel', { bookingId, expectedRefund, refundTo, ...(rooms ? { rooms } : {}) }),
    /** Presses Pay at the gateway's checkout. Gives what the browser then posts to the shop, or null. */
    atCheckout: async (checkoutUrl: string | null, outcome: PaymentOutcome = 'success') => {
      const orderId = orderOfCheckout(checkoutUrl);
      const { data } = await call<{ callback: { url: string; fields: Record<string, string> } | null }>(
        'POST',
        '/api/gateway/attempt',
        { body: { orderId, method: 'upi', outcome } },
      );
      return data?.callback ?? null;
    },
    /** The browser posts the checkout's form; gives where it is sent. */
    comeBack: (fields: Record<string, string>) =>
      fetch(`${api()}/api/payments/callback`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      }).then((response) => ({ status: response.status, location: response.headers.get('location') })),
    /** Leaves the checkout without paying. */
    leave: (checkoutUrl: string | null) =>
      fetch(`${api()}/api/payments/callback?razorpay_order_id=${orderOfCheckout(checkoutUrl)}`, {
        redirect: 'manual',
      }).then((response) => ({ status: response.status, location: response.headers.get('location') })),
    /** Quote, hold and guests in one go. */
    held: async (hotel: Stocked, options: QuoteOptions = {}): Promise<StayBooking> => {
      const quoted = await buyer.quote(hotel, options);
      const held = await buyer.hold(quoted.data);
      const guests = Array.from({ length: held.data.stay.rooms.length }, () => ASHA.guests[0]);
      return (await buyer.nameGuests(held.data._id, { ...ASHA, guests })).data;
    },
    /** A whole confirmed booking, paid at the gateway but for the wallet's part. */
    confirmed: async (
      hotel: Stocked,
      { walletAmount = 0, ...options }: QuoteOptions & { walletAmount?: number } = {},
    ): Promise<StayBooking> => {
      const booking = await buyer.held(hotel, options);
      const { data } = await buyer.pay(booking, walletAmount);
      const callback = data.checkoutUrl && (await buyer.atCheckout(data.checkoutUrl));
      if (callback) await buyer.comeBack(callback.fields);
      return (await buyer.look(booking._id)).data;
    },
  };
  return buyer;
}
export type Buyer = ReturnType<typeof aBuyer>;

const nightsOf = ({ checkIn, checkOut }: Stay): number =>
  Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000);
