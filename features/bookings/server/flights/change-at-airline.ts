import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { receiptsText } from '../../rules/added-extras.ts';
import { extrasAfterChange, seatsText } from '../../rules/extras-after-change.ts';
import type { AmendmentOf, PaidFlightAmendment } from '../../rules/flight-amendments.ts';
import { tripTitle } from '../../rules/trip-title.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { outcomeOf } from '../supplier.ts';
import type { FlightSnapshot } from '../tables.ts';
import { flightSupplier } from './flight-supplier.ts';

/** `words`: further text about the amendment; `why`: the airline's reason for refusing it. */
export type AirlineAnswer = { done: true; snapshot: FlightSnapshot; words?: string } | { done: false; why?: string };

export type AirlineChange = AmendmentOf<'cancel'> | PaidFlightAmendment;

/** Tells the airline of an amendment, under its id as key; null while the airline does not answer. */
export function changeAtAirline(db: Db, booking: FlightRow, amendment: AirlineChange): Promise<AirlineAnswer | null> {
  if (amendment.kind === 'cancel') return notifyCancelled(db, booking, amendment);
  return amendment.kind === 'change' ? tellChanged(db, booking, amendment) : tellAdded(db, booking, amendment);
}

/**
 * Null while the airline does not answer. The promised refund is paid; a cancellation window that began since is at our
 * cost.
 */
async function notifyCancelled(
  db: Db,
  { id, snapshot }: FlightRow,
  amendment: AmendmentOf<'cancel'>,
): Promise<AirlineAnswer | null> {
  const cancel = (expected: number) =>
    outcomeOf(flightSupplier(db).confirmCancel(id, amendment.id, amendment.what, expected));
  const first = await cancel(amendment.amount);
  const { outcome } = first.outcome === 'refund_changed' ? await cancel(first.refund) : first;
  if (outcome === 'nothing') return { done: false };
  if (outcome !== 'cancelled') return null;
  const { bounds, passengers } = amendment.what;
  const gone = (passenger: number, bound: number) =>
    (!bounds || bounds.includes(bound)) && (!passengers || passengers.includes(passenger));
  const parts = snapshot.parts.map((part) => ({
    ...part,
    tickets: part.tickets.map((ticket) => ({
      ...ticket,
      open: ticket.open.filter((bound) => !gone(ticket.passenger, bound)),
    })),
  }));
  return { done: true, snapshot: { ...snapshot, parts } };
}

async function tellChanged(
  db: Db,
  { id, snapshot, details }: FlightRow,
  amendment: AmendmentOf<'change'>,
): Promise<AirlineAnswer | null> {
  const told = await outcomeOf(
    flightSupplier(db).confirmChange(id, amendment.id, amendment.bound, amendment.offer, amendment.amount),
  );
  if (told.outcome === 'unknown') return null;
  if (told.outcome !== 'changed') return { done: false };
  const bounds = snapshot.bounds.map((bound, at) => (at === amendment.bound ? amendment.to : bound));
  const numbers = new Map(told.tickets.map(({ passenger, number }) => [passenger, number]));
  const parts = snapshot.parts.map((part) =>
    part.bounds.includes(amendment.bound)
      ? {
          ...part,
          tickets: part.tickets.map((ticket) => ({
            ...ticket,
            number: numbers.get(ticket.passenger) ?? ticket.number,
          })),
        }
      : part,
  );
  return {
    done: true,
    words: seatsText(snapshot, amendment, told.seats, (passenger) => nameOf(details, passenger)),
    snapshot: {
      ...snapshot,
      title: tripTitle(bounds),
      bounds,
      parts,
      ...extrasAfterChange(snapshot, amendment, told.seats),
      scheduleChange: snapshot.scheduleChange?.bound === amendment.bound ? null : snapshot.scheduleChange,
    },
  };
}

async function tellAdded(
  db: Db,
  { id, snapshot, details }: FlightRow,
  amendment: AmendmentOf<'extras'>,
): Promise<AirlineAnswer | null> {
  const told = await outcomeOf(flightSupplier(db).confirmExtras(id, amendment.id, amendment.extras, amendment.amount));
  if (told.outcome === 'unknown') return null;
  if (told.outcome === 'not_offered') return { done: false, why: Object.values(told.problems)[0] ?? '' };
  if (told.outcome !== 'added') return { done: false };
  return {
    done: true,
    words: receiptsText(told.documents, (passenger) => nameOf(details, passenger)),
    snapshot: {
      ...snapshot,
      extras: [...snapshot.extras, ...amendment.extras],
      extraLines: [...snapshot.extraLines, ...amendment.lines],
    },
  };
}

function nameOf(details: FlightRow['details'], passenger: number): string {
  const one = details?.passengers[passenger];
  return one ? `${one.firstName} ${one.lastName}` : '';
}
