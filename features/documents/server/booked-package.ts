import 'server-only';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { NotedHotel } from '#lib/shared/day-note.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { PosterOptions } from '#posters/index.ts';
import type { RoomOccupancy } from '#lib/shared/stay.ts';
import type { FlightInvoice } from './booked-flight.ts';

/** The facts of a confirmed package that an invoice needs. Amounts in paise of `currency`. */
export type PackageInvoice = Omit<FlightInvoice, 'category' | 'embarks'> & { category: 'package' };

/** Where the group meets, or the journey ends: local wall time. */
type Meeting = { city: string; place: string; time: string };

/** The facts of a confirmed package for voucher and calendar. `bookedAt` is where its refund steps begin. */
export type BookedPackage = PackageInvoice & {
  title: string;
  poster: Pick<PosterOptions, 'kind' | 'hour' | 'seed' | 'mark'>;
  zone: string;
  operatedBy: string;
  /** Of the operator; null where it was not known when it was booked. */ telephone: string | null;
  meets: Meeting;
  endsIn: Meeting;
  departure: IsoDate;
  ends: IsoDate;
  nights: number;
  startsAt: string;
  endsAt: string;
  days: {
    date: IsoDate;
    title: string;
    text: string;
    city: string;
    meals: string[];
    lodging?: string;
    /** None where no hotel of our catalogue is used. */ hotel?: NotedHotel;
  }[];
  /** What was added to the journey. */ extras: { title: string; text: string }[];
  inclusions: string[];
  exclusions: string[];
  /** What the country asks of Indian citizens; null in India. */
  entry: {
    country: string;
    passport: string;
    visa: string;
    readOn: IsoDate;
    official: { title: string; href: string };
  } | null;
  /** In the order of `guests`. */
  rooms: { occupancy: RoomOccupancy; total: number }[];
  /** The price as shown to its traveller. */
  shown: { label: string; amount: number }[];
  /** Of what was paid so far, `refundable`: they differ from the price where it is paid in parts. */
  cancellationPolicies: CancellationPolicy[];
  refundable: number;
  requests: string;
  help: string[];
  bookedAt: string;
  /** Increases with every change of the booking: calendars use the highest. */ revision?: number;
};
