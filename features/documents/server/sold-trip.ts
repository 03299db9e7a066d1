import 'server-only';
import { gstStateName } from '#lib/shared/gst-states.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import type { DigitGrouping } from '#lib/shared/money.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { fullName } from '../rules/stay-text.ts';
import type { BookedFlight, FlightInvoice } from './booked-flight.ts';
import type { BookedPackage, PackageInvoice } from './booked-package.ts';
import type { BookedStay, StayInvoice } from './booked-stay.ts';
import type { BookedTransport, TransportInvoice } from './booked-transport.ts';
import { HEAD_OFFICE } from './supplier-identity.ts';

/** What was sold, for documents, and the part an invoice needs. */
export type SoldTrip = BookedStay | BookedFlight | BookedPackage;
/** What a calendar shows. */
export type CalendarTrip = SoldTrip | BookedTransport;
export type InvoiceSource = StayInvoice | FlightInvoice | PackageInvoice | TransportInvoice;

type Supplied = { category?: 'flight' | 'package' | 'transport' | undefined };
type OfStay<Sold> = Extract<Sold, { category?: undefined }>;

/** What there is of each kind of supply to say; each entry is called with supplies of its own. */
type BySupply<Sold extends Supplied, Result> = {
  stay: (sold: OfStay<Sold>) => Result;
} & { [Name in 'flight' | 'package' | 'transport']: (sold: Extract<Sold, { category: Name }>) => Result };

/** The entry of a table for what was sold, called with it: the only place where its category decides. */
export const bySupply = <Sold extends Supplied, Result>(sold: Sold, table: BySupply<Sold, Result>): Result =>
  (table[sold.category ?? 'stay'] as (sold: Sold) => Result)(sold);

/** Amounts with a GSTIN are formatted in lakhs; others as 9.9 says. */
export const groupingOf = ({ gst }: Pick<InvoiceSource, 'gst'>): DigitGrouping => (gst ? 'indian' : 'thousands');

/** Only what an invoice needs, so that requests, contact and the other guests of a room are not stored with tax records. */
export function invoiceSource(sold: InvoiceSource): InvoiceSource {
  const { bookingId, confirmationCode, currency, total, lines, gst, payment } = sold;
  const guests = sold.guests.map(({ title, firstName, lastName }) => ({ title, firstName, lastName }));
  const common = { bookingId, confirmationCode, currency, total, lines, guests, gst, payment };
  return bySupply<InvoiceSource, InvoiceSource>(sold, {
    stay: ({ room, rooms, stay, nights, hotel }) => ({
      ...common,
      room,
      ...(rooms ? { rooms } : {}),
      stay,
      nights,
      hotel: {
        name: hotel.name,
        address: hotel.address,
        city: hotel.city,
        countryName: hotel.countryName,
        countryCode: hotel.countryCode,
        stateCode: hotel.stateCode,
        zone: hotel.zone,
      },
    }),
    flight: ({ category, description, embarks }) => ({ ...common, category, description, embarks }),
    package: ({ category, description }) => ({ ...common, category, description }),
    transport: ({ category, description }) => ({ ...common, category, description }),
  });
}

/**
 * The state of supply, or null outside India: for a stay the hotel's (section 12(3)(b), IGST Act 2017), for a flight
 * the registered recipient's, else of the place of embarkation (section 12(9)); for a tour and for the service of
 * arranging transport the registered recipient's, else ours (section 12(2)).
 */
export function stateOfSupply(sold: InvoiceSource): string | null {
  const recipient = sold.gst?.number.slice(0, 2);
  return bySupply<InvoiceSource, string | null>(sold, {
    stay: ({ hotel }) => (hotel.countryCode === 'IN' ? hotel.stateCode : null),
    flight: ({ embarks }) => (embarks.countryCode === 'IN' ? (recipient ?? embarks.stateCode) : null),
    package: () => recipient ?? HEAD_OFFICE,
    transport: () => recipient ?? HEAD_OFFICE,
  });
}

/**
 * Room or unit accommodation of hotels and the like (heading 9963); scheduled air transport of passengers (heading 9964);
 * reservation services for transportation, and tour operator services (heading 9985).
 */
const SAC = { stay: '996311', flight: '996425', transport: '998551', package: '998555' } as const;

type SupplyLabels = {
  description: string;
  sac: string;
  placeLabel: string;
  place: string;
  codeLabel: string;
  forWhom: string;
  cancelled: string;
  changed: string;
};

/** What tax documents state about the supply. */
export function supplyLabels(sold: InvoiceSource): SupplyLabels {
  const [lead] = sold.guests;
  const guest = lead ? fullName(lead) : '';
  const code = stateOfSupply(sold);
  const state = code ? `${gstStateName(code) ?? ''} (${code})` : null;
  const others = sold.guests.length > 1 ? ' and others' : '';
  return bySupply<InvoiceSource, SupplyLabels>(sold, {
    stay: (stay) => ({
      description: stayDescription(stay),
      sac: SAC.stay,
      placeLabel: 'Place of stay',
      place: state ?? stay.hotel.countryName,
      codeLabel: 'Hotel’s confirmation code',
      forWhom: `For the stay of ${guest}`,
      cancelled: 'Stay cancelled',
      changed: 'Stay changed',
    }),
    flight: ({ description, embarks }) => ({
      description,
      sac: SAC.flight,
      placeLabel: 'Place of departure',
      place: state ?? embarks.countryName,
      codeLabel: 'PNR',
      forWhom: `For the flight of ${guest}${others}`,
      cancelled: 'Flight cancelled',
      changed: 'Flight changed',
    }),
    package: ({ description }) => ({
      description,
      sac: SAC.package,
      placeLabel: 'Place of supply',
      place: state ?? '',
      codeLabel: 'Tour operator’s confirmation code',
      forWhom: `For the package of ${guest}`,
      cancelled: 'Package cancelled',
      changed: 'Package changed',
    }),
    transport: ({ description }) => ({
      description,
      sac: SAC.transport,
      placeLabel: 'Place of supply',
      place: state ?? '',
      codeLabel: 'Ticket or booking number',
      forWhom: `For the transport of ${guest}${others}`,
      cancelled: 'Transport cancelled',
      changed: 'Transport changed',
    }),
  });
}

/** The stay in one sentence, as sold. */
function stayDescription({ room, rooms = [room], hotel, stay, nights }: StayInvoice): string {
  const what = rooms.map(({ name, meals }) => `${name} (${meals})`).join(' and ');
  return `Room accommodation: ${what}, ${hotel.name}, ${hotel.city}, ${formatDateRange(stay.checkIn, stay.checkOut, '')}, ${counted(nights, 'night')}, ${counted(stay.rooms.length, 'room')}`;
}
