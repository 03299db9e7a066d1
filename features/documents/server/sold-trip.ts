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

/** Amounts with a GSTIN are formatted in lakhs; others as 9.9 says. */
export const groupingOf = ({ gst }: Pick<InvoiceSource, 'gst'>): DigitGrouping => (gst ? 'indian' : 'thousands');

/** Only what an invoice needs, so that requests, contact and the other guests of a room are not stored with tax records. */
export function invoiceSource(sold: InvoiceSource): InvoiceSource {
  const { bookingId, confirmationCode, currency, total, lines, gst, payment } = sold;
  const guests = sold.guests.map(({ title, firstName, lastName }) => ({ title, firstName, lastName }));
  const common = { bookingId, confirmationCode, currency, total, lines, guests, gst, payment };
  if (sold.category === 'transport' || sold.category === 'package')
    return { ...common, category: sold.category, description: sold.description };
  if (sold.category === 'flight')
    return { ...common, category: 'flight', description: sold.description, embarks: sold.embarks };
  const { room, rooms, stay, nights, hotel } = sold;
  return {
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
  };
}

/**
 * The state of supply, or null outside India: for a stay the hotel's (section 12(3)(b), IGST Act 2017), for a flight
 * the registered recipient's, else of the place of embarkation (section 12(9)); for a tour and for the service of
 * arranging transport the registered recipient's, else ours (section 12(2)).
 */
export function stateOfSupply(sold: InvoiceSource): string | null {
  if (sold.category === 'transport' || sold.category === 'package') return sold.gst?.number.slice(0, 2) ?? HEAD_OFFICE;
  if (sold.category !== 'flight') return sold.hotel.countryCode === 'IN' ? sold.hotel.stateCode : null;
  return sold.embarks.countryCode === 'IN' ? (sold.gst?.number.slice(0, 2) ?? sold.embarks.stateCode) : null;
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
  if (sold.category === 'transport')
    return {
      description: sold.description,
      sac: SAC.transport,
      placeLabel: 'Place of supply',
      place: state ?? '',
      codeLabel: 'Ticket or booking number',
      forWhom: `For the transport of ${guest}${sold.guests.length > 1 ? ' and others' : ''}`,
      cancelled: 'Transport cancelled',
      changed: 'Transport changed',
    };
  if (sold.category === 'package')
    return {
      description: sold.description,
      sac: SAC.package,
      placeLabel: 'Place of supply',
      place: state ?? '',
      codeLabel: 'Tour operator’s confirmation code',
      forWhom: `For the package of ${guest}`,
      cancelled: 'Package cancelled',
      changed: 'Package changed',
    };
  if (sold.category === 'flight') {
    return {
      description: sold.description,
      sac: SAC.flight,
      placeLabel: 'Place of departure',
      place: state ?? sold.embarks.countryName,
      codeLabel: 'PNR',
      forWhom: `For the flight of ${guest}${sold.guests.length > 1 ? ' and others' : ''}`,
      cancelled: 'Flight cancelled',
      changed: 'Flight changed',
    };
  }
  return {
    description: stayDescription(sold),
    sac: SAC.stay,
    placeLabel: 'Place of stay',
    place: state ?? sold.hotel.countryName,
    codeLabel: 'Hotel’s confirmation code',
    forWhom: `For the stay of ${guest}`,
    cancelled: 'Stay cancelled',
    changed: 'Stay changed',
  };
}

/** The stay in one sentence, as sold. */
function stayDescription({ room, rooms = [room], hotel, stay, nights }: StayInvoice): string {
  const what = rooms.map(({ name, meals }) => `${name} (${meals})`).join(' and ');
  return `Room accommodation: ${what}, ${hotel.name}, ${hotel.city}, ${formatDateRange(stay.checkIn, stay.checkOut, '')}, ${counted(nights, 'night')}, ${counted(stay.rooms.length, 'room')}`;
}
