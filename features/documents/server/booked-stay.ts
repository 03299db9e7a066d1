import 'server-only';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { PosterOptions } from '#lib/shared/poster/index.ts';
import type { Stay } from '#lib/shared/stay.ts';
import type { InvoiceLine } from '../rules/invoice-figures.ts';
import type { Payment } from '../rules/paid-text.ts';

/** What an invoice needs of a confirmed stay. Amounts in paise of `currency`; instants are ISO in UTC; `meals` in words. */
export type StayInvoice = {
  /** Never there: the first invoices were of stays, and what they said stays as it was written. */
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
  room: { name: string; rateName: string; meals: string };
  stay: Stay;
  nights: number;
  currency: string;
  total: number;
  lines: InvoiceLine[];
  /** One lead guest a room; the first is the recipient where no company is. */
  guests: { title: string; firstName: string; lastName: string }[];
  /** The buyer's registration; bookings of the first weeks have no address. */
  gst: { number: string; companyName: string; address?: string } | null;
  payment: Payment;
};

/** All that voucher and calendar show of a confirmed stay. `bookedAt` is where its refund steps begin. */
export type BookedStay = StayInvoice & {
  hotel: {
    area: string;
    lat: number;
    lng: number;
    checkInTime: string;
    checkOutTime: string;
    telephone?: string;
    poster: Pick<PosterOptions, 'kind' | 'hour' | 'seed' | 'mark'>;
  };
  checkInAt: string;
  checkOutAt: string;
  /** The price of now, line by line; `lines` are as invoiced. */ shown: { label: string; amount: number }[];
  /** The price of each room that stands, in the order of `stay.rooms`. */ roomTotals: number[];
  cancellationPolicies: CancellationPolicy[];
  requests: string;
  /** How to reach us: addresses and numbers, as printed. */ help: string[];
  bookedAt: string;
  /** Grows with every change of the booking: calendars take the highest. */ revision?: number;
};
