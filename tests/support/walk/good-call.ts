import type { AnyOperation } from '#lib/shared/define-operation.ts';
import { needsToken } from '#lib/shared/define-operation.ts';
import { goodInput, type KnownValues } from './good-input.ts';
import { ownIds } from './two-companies.ts';
import { EVENT_VALUES, isForFlights, type TwoTravellers } from './two-travellers.ts';

/** The token of whom an operation serves: Asha; where a company is asked, Priya, who administers one; at an event, its guest. */
export const tokenFor = ({ caller }: AnyOperation, { asha, companies, guests }: TwoTravellers): string | null => {
  if (caller === 'corporate') return companies.ours.token();
  if (caller === 'event-guest') return guests.ours;
  return needsToken({ caller }) ? asha.token() : null;
};

/** A stay's only room, by its position; searches mean their number by the same name. */
const ONLY_ROOM: Record<string, KnownValues> = {
  'bookings.cancel': { rooms: 0 },
  'bookings.cancelQuote': { rooms: '0' },
};

/** Input that an operation takes from them. `more` replaces values by the names of their fields. */
export const goodCall = (
  operation: AnyOperation,
  { trip, companies }: TwoTravellers,
  known: KnownValues,
  more: KnownValues = {},
): ReturnType<typeof goodInput> =>
  goodInput(operation, {
    ...known,
    ...ONLY_ROOM[operation.name],
    ...(isForFlights(operation.name) ? { bookingId: trip._id } : {}),
    ...(operation.caller === 'corporate' ? ownIds(operation.name, companies.ours) : {}),
    ...(operation.name.startsWith('events.') ? EVENT_VALUES : {}),
    ...more,
  });
