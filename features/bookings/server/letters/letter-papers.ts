import 'server-only';
import {
  findCreditNote,
  findInvoice,
  findSupplement,
  renderPapers,
  type PaperOrder,
} from '#features/documents/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { env } from '#lib/server/env.ts';
import { log } from '#lib/server/log.ts';
import { senderOf } from '#lib/server/mail/sender.ts';
import type { Attachment } from '#lib/server/ports/mail.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { FlightAct } from '../../rules/flight-acts.ts';
import type { BookingLetter } from '../../rules/letters/letter-of-transition.ts';
import { REMOVED_FLIGHTS } from '../../rules/letters/flight-letters.ts';
import { STANDS } from '../../rules/missing-paper.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { productOf } from '../products/index.ts';
import { presentBookedFlight, presentRemovedFlights } from '../products/present-booked-flight.ts';
import { presentBookedStay } from '../products/present-booked-stay.ts';

/** Mail servers refuse letters of 10 MB and more, and files grow by a third on the way. What does not fit is on the trip's page. */
const MOST_BYTES = 6_000_000;

type Wanted = { letter: BookingLetter; act: string | undefined; about: string };

/**
 * The files that go with a letter, made now from the booking as it stands; none are kept. A paper that cannot be made
 * keeps no letter back: it is on the trip's page. Throws UNAVAILABLE where too many files are being made; the letter
 * is then tried again.
 */
export async function papersFor(db: Db, booking: BookingRow, wanted: Wanted): Promise<Attachment[]> {
  const orders = await ordersOf(db, booking, wanted);
  try {
    return withinLimit(await renderPapers(orders));
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error;
    log().error(
      { err: error, bookingId: booking.id, letter: wanted.letter },
      'the papers of a letter could not be made',
    );
    return [];
  }
}

function withinLimit(papers: readonly Attachment[]): Attachment[] {
  let left = MOST_BYTES;
  return papers.filter(({ bytes }) => (left -= bytes.length) >= 0);
}

async function ordersOf(db: Db, booking: BookingRow, { letter, act, about }: Wanted): Promise<PaperOrder[]> {
  const money = about !== 'trip';
  if (letter === 'cancelled')
    return [...(money ? await creditNoteOf(db, booking.id, '') : []), calendarOf(booking, { cancelled: true })];
  if (!['confirmed', 'amended', 'new-times'].includes(letter) || !STANDS.includes(booking.state)) return [];
  const done = booking.acts.find(({ id }) => id === act);
  if (done?.state === 'refused') return [];
  const trip: PaperOrder[] = [
    booking.category === 'flight'
      ? { kind: 'ticket', trip: presentBookedFlight(booking) }
      : { kind: 'voucher', stay: presentBookedStay(booking) },
    calendarOf(booking),
    ...removedFrom(booking, done),
  ];
  if (!money || letter === 'new-times') return trip;
  if (letter === 'confirmed') return [...trip, ...(await invoiceOf(db, booking.id))];
  if (!act) return trip;
  return [...trip, ...(await supplementOf(db, booking.id, act)), ...(await creditNoteOf(db, booking.id, act))];
}

const calendarOf = (booking: BookingRow, standing: { cancelled?: boolean } = {}): PaperOrder => ({
  kind: 'calendar',
  trip: productOf(booking).paper(booking),
  organizer: senderOf(env().MAIL_FROM),
  ...standing,
});

/** The flights that are no longer flown, for calendars to take out. One file has one method: RFC 5546, 1.4. */
function removedFrom(booking: BookingRow, act: FlightAct | undefined): PaperOrder[] {
  const trip = booking.category === 'flight' && act ? presentRemovedFlights(booking, act) : null;
  return trip ? [{ ...calendarOf(booking, { cancelled: true }), kind: 'calendar', trip, name: REMOVED_FLIGHTS }] : [];
}

async function invoiceOf(db: Db, bookingId: string): Promise<PaperOrder[]> {
  const invoice = await findInvoice({ db, bookingId });
  return invoice ? [{ kind: 'invoice', invoice }] : [];
}

async function supplementOf(db: Db, bookingId: string, reference: string): Promise<PaperOrder[]> {
  const invoice = await findSupplement({ db, bookingId, reference });
  return invoice ? [{ kind: 'invoice', invoice }] : [];
}

async function creditNoteOf(db: Db, bookingId: string, reference: string): Promise<PaperOrder[]> {
  const note = await findCreditNote({ db, bookingId, reference });
  return note ? [{ kind: 'credit-note', note }] : [];
}
