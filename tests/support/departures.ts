import type { changeDepartureOptions, changeDepartureQuote, PackageBooking } from '#features/bookings/contract.ts';
import { packageDepartures, type DepartureSentinel } from '#features/packages/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { addDays } from '#lib/shared/dates.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { ASHA, type Buyer } from './buyer.ts';

/** A departure on sale of a journey of the catalogue. */
export type Departure = { slug: string; departure: string; groupSize: number };

/** ₹21,000 with GST: what a person in a double room of `aDeparture()` pays. */
export const PERSON = 2_100_000;

/** A departure of Delhi, Agra and Jaipur, in so many days: it meets at 12:00. ₹20,000 a person in a double room before tax. */
export async function aDeparture(
  db: Db,
  {
    slug = 'golden-triangle',
    inDays = 40,
    groupSize = 10,
    double = 2_000_000,
    sentinel = null,
  }: {
    slug?: string;
    inDays?: number;
    groupSize?: number;
    double?: number;
    sentinel?: DepartureSentinel | null;
  } = {},
): Promise<Departure> {
  const departure = addDays(clock.today('Asia/Kolkata'), inDays);
  await db.insert(packageDepartures).values({
    slug,
    departsOn: departure,
    groupSize,
    double,
    single: 3_000_000,
    triple: 1_840_000,
    child: 1_200_000,
    sentinel,
  });
  return { slug, departure, groupSize };
}

/** Two adults in one room. */
export const TWO: RoomOccupancy[] = [{ adults: 2, childAges: [] }];

type Options = {
  rooms?: RoomOccupancy[];
  extras?: { code: string; quantity: number }[];
  shownTotal?: number;
  shownPolicies?: unknown;
};

/** A buyer of packages: every step is a call over HTTP. */
export function aPackageBuyer(buyer: Buyer) {
  const packages = {
    ...buyer,
    quotePackage: (
      { slug, departure }: Pick<Departure, 'slug' | 'departure'>,
      { rooms = TWO, shownTotal = 2 * PERSON, ...rest }: Options = {},
    ) => buyer.post<PackageBooking>('/api/bookings/packages/quote', { slug, departure, rooms, shownTotal, ...rest }),
    lookPackage: async (bookingId: string) =>
      (await buyer.get<PackageBooking>(`/api/bookings/details?bookingId=${bookingId}`)).data,
    /** Quote, hold and a lead guest for each room in one go. */
    heldPackage: async (departure: Departure, options: Options = {}): Promise<PackageBooking> => {
      const { data: quoted } = await packages.quotePackage(departure, options);
      await buyer.hold(quoted);
      await buyer.nameGuests(quoted._id, { ...ASHA, guests: quoted.rooms.map(() => ASHA.guests[0]) });
      return packages.lookPackage(quoted._id);
    },
    /** Starts the payment of all of it, or of its deposit. */
    payBy: (
      booking: Pick<PackageBooking, '_id' | 'total'>,
      { walletAmount = 0, paying }: { walletAmount?: number; paying?: 'whole' | 'deposit' | undefined } = {},
    ) =>
      buyer.post<{ booking: PackageBooking; checkoutUrl: string | null }>('/api/bookings/pay', {
        bookingId: booking._id,
        expectedTotal: booking.total,
        walletAmount,
        ...(paying ? { paying } : {}),
      }),
    /** Starts a later payment. */
    payInstalment: (bookingId: string, expectedAmount: number, payments: 'next' | 'all' = 'next') =>
      buyer.post<{ booking: PackageBooking; checkoutUrl: string }>('/api/bookings/packages/instalment', {
        bookingId,
        payments,
        expectedAmount,
      }),
    /** A later payment, paid at the gateway. */
    paidInstalment: async (
      bookingId: string,
      amount: number,
      payments: 'next' | 'all' = 'next',
    ): Promise<PackageBooking> => {
      const { data } = await packages.payInstalment(bookingId, amount, payments);
      const callback = await buyer.atCheckout(data.checkoutUrl);
      await buyer.comeBack(callback!.fields);
      return packages.lookPackage(bookingId);
    },
    departureOptions: (bookingId: string) =>
      buyer.get<ResponseOf<typeof changeDepartureOptions>>(
        `/api/bookings/packages/change-options?bookingId=${bookingId}`,
      ),
    departureQuote: (bookingId: string, departure: string) =>
      buyer.get<ResponseOf<typeof changeDepartureQuote>>(
        `/api/bookings/packages/change-quote?bookingId=${bookingId}&departure=${departure}`,
      ),
    changeDeparture: (
      bookingId: string,
      departure: string,
      expectedDue: number,
      payment: { walletAmount?: number; refundTo?: 'source' | 'wallet' } = {},
    ) =>
      buyer.post<{ booking: PackageBooking; checkoutUrl: string | null }>('/api/bookings/packages/change-departure', {
        bookingId,
        departure,
        expectedDue,
        ...payment,
      }),
    /** A whole confirmed package, paid at the gateway but for the wallet's part. */
    confirmedPackage: async (
      departure: Departure,
      { walletAmount = 0, paying, ...options }: Options & { walletAmount?: number; paying?: 'deposit' } = {},
    ): Promise<PackageBooking> => {
      const booking = await packages.heldPackage(departure, options);
      const { data } = await packages.payBy(booking, { walletAmount, paying });
      const callback = data.checkoutUrl && (await buyer.atCheckout(data.checkoutUrl));
      if (callback) await buyer.comeBack(callback.fields);
      return packages.lookPackage(booking._id);
    },
  };
  return packages;
}
