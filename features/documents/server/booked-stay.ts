import 'server-only';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { PosterOptions } from '#posters/index.ts';
import type { Stay } from '#lib/shared/stay.ts';
import type { InvoiceLine } from '../rules/invoice-figures.ts';
import type { Payment } from '../rules/paid-text.ts';

type Named = { title: string; firstName: string; lastName: string };

/** `meals` as text. */
export type RoomAsSold = { name: string; rateName: string; meals: string };

/**
 * The facts of a confirmed stay that an invoice needs. Amounts in paise of `currency`; instants are ISO in UTC; `meals`
 * as text.
 */
export type StayInvoice = {
  /** Never set: the first documents, stored without a category, were of stays. */
  category?: undefined;
  bookingId: string;
  confirmationCode: string;
  hotel: {
    name: string;
    address: string;
    city: string;
    countryName: string;
    countryCode: string;
    /** GST code, India only */ stateCode: string | null;
    zone: string;
  };
  room: RoomAsSold;
  /** Each valid room in the order of `stay.rooms`, where they are of different types or rates; else all are `room`. */
  rooms?: RoomAsSold[];
  stay: Stay;
  nights: number;
  currency: string;
  total: number;
  lines: InvoiceLine[];
  /** One lead guest per room; the first is the recipient of a consumer's invoice. */
  guests: (Named & { /** Its other guests who are named. */ others?: Named[] | undefined })[];
  /** The buyer's registration; the oldest bookings have no address. */
  gst: { number: string; companyName: string; address?: string } | null;
  payment: Payment;
};

/** The facts of a confirmed stay for voucher and calendar. `bookedAt` is where its refund steps begin. */
export type BookedStay = StayInvoice & {
  hotel: {
    area: string;
    lat: number;
    lng: number;
    checkInTime: string;
    checkOutTime: string;
    telephone?: string;
    poster: Pick<PosterOptions, 'kind' | 'hour' | 'seed' | 'mark' | 'building'>;
  };
  checkInAt: string;
  checkOutAt: string;
  /** The price of each valid room, in the order of `stay.rooms`. */ shown: { label: string; amount: number }[];
  /** The price of each room that stands, in the order of `stay.rooms`. */ roomTotals: number[];
  cancellationPolicies: CancellationPolicy[];
  /** The terms of the rooms of each rate, on their total, where there are several rates. */
  terms?: { rooms: string; rate: string; total: number; cancellationPolicies: CancellationPolicy[] }[];
  requests: string;
  /** Increases with every change of the booking: calendars use the highest. */ help: string[];
  bookedAt: string;
  /** Grows with every change of the booking: calendars take the highest. */ revision?: number;
};
