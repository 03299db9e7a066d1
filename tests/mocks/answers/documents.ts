import { createEvent } from 'ics';
import type * as contract from '#features/documents/contract.ts';
import { missingPaper, type Paper } from '#features/bookings/rules/missing-paper.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { gstStateName } from '#lib/shared/gst-states.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { gstinProblem, panHolder, panProblem, tidyTaxId } from '#lib/shared/tax-ids.ts';
import type { AnswersOf } from '../answer.ts';
import { ownBooking } from '../memory/bookings.ts';
import type { KeptBooking } from '../memory/memory.ts';
import { smallPdf } from './small-pdf.ts';

function paperOf(userId: string, bookingId: string, paper: Paper): KeptBooking {
  const booking = ownBooking(userId, bookingId);
  const problem = missingPaper(paper, { state: booking.state, hotel: booking.hotel.name, refund: booking.refund?.amount ?? null });
  if (problem) throw new AppError('STATE_BLOCKED', problem, { details: { state: booking.state } });
  return booking;
}

/** The PDF's own letters have no rupee sign. */
const rupees = (paise: number): string => `INR ${(paise / 100).toFixed(2)}`;

const lines = ({ hotel, room, stay, confirmationCode }: KeptBooking): string[] => [
  hotel.name, hotel.address, `${room.name}, ${room.rateName}`, formatDateRange(stay.checkIn, stay.checkOut, ''), `Confirmation code ${confirmationCode ?? ''}`,
];

/** Small real files: a page of plain text, and a calendar event. The product's own papers are made on the server. */
export const documentAnswers: AnswersOf<typeof contract> = {
  voucher: ({ query, person }) => smallPdf('Voucher (mock)', lines(paperOf(person._id, query.bookingId, 'voucher'))),
  invoice: ({ query, person }) => {
    const booking = paperOf(person._id, query.bookingId, 'invoice');
    return smallPdf(`Invoice ${booking.documents.invoice ?? ''} (mock)`, [...lines(booking), ...booking.lines.map(({ label, amount }) => `${label}: ${rupees(amount)}`), `Total: ${rupees(booking.total)}`]);
  },
  creditNote: ({ query, person }) => {
    const booking = paperOf(person._id, query.bookingId, 'credit note');
    return smallPdf(`Credit note ${booking.documents.creditNote ?? ''} (mock)`, [...lines(booking), `Credited: ${rupees(booking.refund?.amount ?? 0)}`]);
  },
  calendar: ({ query, person }) => {
    const { _id, hotel, checkInAt, checkOutAt } = paperOf(person._id, query.bookingId, 'calendar file');
    const { error, value } = createEvent({
      uid: `${_id}@${PRODUCT.id}`, title: `${hotel.name}, ${hotel.city}`, location: hotel.address,
      start: Date.parse(checkInAt), startInputType: 'utc', startOutputType: 'utc', end: Date.parse(checkOutAt), endInputType: 'utc', endOutputType: 'utc',
    });
    if (error || !value) throw new Error('the calendar file could not be written', { cause: error });
    return new TextEncoder().encode(value);
  },
  verifyGst: ({ body }) => {
    const number = tidyTaxId(body.gstNumber);
    const problem = gstinProblem(number);
    if (problem) return { valid: false, state: null, pan: null, message: problem };
    const [state, pan] = [gstStateName(number.slice(0, 2)), number.slice(2, 12)];
    return { valid: true, state, pan, message: `The number is well formed: ${state}, PAN ${pan}. Whether it is active we cannot see.` };
  },
  verifyPan: ({ body }) => {
    const number = tidyTaxId(body.pan);
    const holder = panHolder(number);
    return { valid: holder !== null, holder, message: panProblem(number) ?? `The PAN is well formed and names: ${holder}. Whether it is active we cannot see.` };
  },
};
