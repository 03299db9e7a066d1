import { aBookedStay } from './booked-stay.ts';
import { creditFigures } from '#features/documents/rules/credit-figures.ts';
import { invoiceFigures } from '#features/documents/rules/invoice-figures.ts';
import type { BookedStay } from '#features/documents/server/booked-stay.ts';
import type { RefundSource } from '#features/documents/server/issue-credit-note.ts';
import { invoiceSource } from '#features/documents/server/sold-trip.ts';
import type { Invoice } from '#features/documents/server/issue-invoice.ts';
import { supplierAt } from '#features/documents/server/supplier-identity.ts';

const ISSUED = new Date('2026-11-21T06:12:00Z');
/** The invoice of a stay, as it is stored. */
export const invoiceOf = (stay: BookedStay): Invoice => ({
  number: 'S32/26-27/000123',
  issuedAt: ISSUED,
  content: {
    supplier: supplierAt(ISSUED, stay.hotel.stateCode),
    booking: invoiceSource(stay),
    figures: invoiceFigures(stay.lines),
  },
});
/** The credit note of a refund of a stay. */
export const creditNoteOf = (stay: BookedStay, refund: RefundSource) => {
  const invoice = invoiceOf(stay);
  return {
    number: 'C32/26-27/000004',
    issuedAt: new Date('2026-12-04T06:00:00Z'),
    content: {
      invoice: { ...invoice, issuedAt: ISSUED.toISOString() },
      refund,
      figures: creditFigures(invoice.content.figures, refund.amount),
    },
  };
};
/** The hotel of a booked stay. */
export const { hotel } = aBookedStay();
/** A stay outside India: no GST. */
export const inParis = aBookedStay({
  hotel: {
    ...hotel,
    name: 'Hôtel du Pont-Neuf',
    address: '12 rue Dauphine, 75006 Paris',
    city: 'Paris',
    countryName: 'France',
    countryCode: 'FR',
    stateCode: null,
    zone: 'Europe/Paris',
  },
  lines: [
    { code: 'room', label: '₹26,000 × 3 nights', amount: 7_800_000 },
    { code: 'tax', label: 'VAT, 10%', amount: 780_000 },
  ],
  total: 8_580_000,
});
/** As many and as long words as a booking can hold. */
export const crowded = aBookedStay({
  stay: {
    checkIn: '2026-12-12',
    checkOut: '2026-12-15',
    rooms: Array.from({ length: 8 }, () => ({ adults: 8, childAges: [0, 1, 5, 9, 12, 17] })),
  },
  guests: Array.from({ length: 8 }, (_, room) => ({
    title: 'Master',
    firstName: `Venkatanarasimharajuvaripeta${room}`.padEnd(60, 'a'),
    lastName: 'B'.repeat(60),
  })),
  hotel: {
    ...hotel,
    name: 'The Grand Old House of a Hundred and Eight Windows beside the Backwaters of Kumbalangi',
    address: 'Long Lane, '.repeat(20),
  },
  requests: 'A quiet room, please. '.repeat(22).trim(),
  gst: {
    number: '27AAPFU0939F1ZV',
    companyName: 'Udaan Fabrication '.repeat(6).trim(),
    address: 'Plot 7, Industrial Estate, '.repeat(8).trim(),
  },
  cancellationPolicies: Array.from({ length: 12 }, (_, day) => ({
    FromDate: `2026-11-${23 + (day % 7)}T0${day % 9}:30:00Z`,
    ChargeType: 2 as const,
    Charge: day * 8,
  })),
});
