import 'server-only';
import { extrasToOffer, seatsToOffer } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { currentBounds } from '../../rules/current-bounds.ts';
import { openParts } from '../../rules/open-parts.ts';
import { flightOfUser, type FlightRow } from '../bookings.repo.ts';
import { mustBeAllowed } from '../transition.ts';

/** Bags and meals that can be added to a ticketed trip, by bound still to fly. */
export const listExtrasOffered: UseCase<typeof contract.extrasOffered> = async ({
  db,
  query: { bookingId },
  caller,
}) => {
  const booking = await flightOfUser(db, caller.userId, bookingId);
  mustBeAllowed(booking, 'amend', clock.now());
  return { bounds: await extrasToOffer(db, stillToFly(booking)) };
};

/** The seat map of one flight of a ticketed trip. */
export const showSeatsOffered: UseCase<typeof contract.seatsOffered> = async ({
  db,
  query: { bookingId, flight },
  caller,
}) => {
  const booking = await flightOfUser(db, caller.userId, bookingId);
  mustBeAllowed(booking, 'amend', clock.now());
  return seatsToOffer(db, { ...stillToFly(booking), flight });
};

/** The bounds that someone flies and that have not departed. */
function stillToFly({ snapshot }: FlightRow) {
  const now = clock.now().toISOString();
  const current = currentBounds(snapshot);
  const bounds = openParts(snapshot).bounds.flatMap((position) =>
    current[position]!.segments[0]!.origin.instant > now ? [{ position, offer: snapshot.bounds[position]!.offer }] : [],
  );
  return { bounds, party: snapshot.party };
}
