import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type * as contract from '../../guest-links.contract.ts';
import { placesOfGuests } from '../../rules/guest-links.ts';
import { canDo } from '../../rules/can-do.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { isForCompany, type CompanyBooking } from '../company/evaluate-booking.ts';
import { productOf } from '../products/index.ts';
import { factsOf } from '../transition.ts';
import { clearAnswer, type GuestLink, linksOf, waitingAnswersOf } from './guest-links.repo.ts';
import type { GuestPlace } from './guest-place.ts';

/** The guests of a booking as whoever booked sees them. */
export async function guestPlacesOf(db: Db, booking: CompanyBooking): Promise<ResponseOf<typeof contract.guestLinks>> {
  const now = clock.now();
  const links = await linksOf(db, booking.id);
  return {
    mayAsk: canDo(booking.state, 'saveGuests', factsOf(booking, now)),
    places: placesOfGuests(booking.company).map((place) => {
      const link = links.find((one) => one.place === place);
      const given = answeredOf(links, place);
      const { called, named } = guestPlaceOf(booking, place);
      return {
        place,
        called,
        state: stateOf(link, now),
        name: link?.name ?? '',
        email: link?.email ?? '',
        sentAt: link?.createdAt.toISOString() ?? null,
        endsAt: link?.expiresAt.toISOString() ?? null,
        answeredAt: given?.endedAt?.toISOString() ?? null,
        given: given && (given.answer ?? named),
      };
    }),
  };
}

/** The latest answer of a place: a newer link that is still open does not undo it. */
const answeredOf = (links: readonly GuestLink[], place: number): GuestLink | null =>
  links.find((one) => one.place === place && one.outcome === 'answered') ?? null;

function stateOf(link: GuestLink | undefined, now: Date) {
  if (!link) return 'none';
  if (link.outcome === 'answered' || link.outcome === 'withdrawn') return link.outcome;
  return link.expiresAt <= now ? 'expired' : 'sent';
}

/**
 * Empties the answers of guests who are named in the booking's details: a passport is stored in one place. Whoever is not
 * named yet keeps theirs. `db` is the transaction that saved the details.
 */
export async function clearAnswers(db: Db, booking: BookingRow): Promise<void> {
  if (!isForCompany(booking)) return;
  for (const link of await waitingAnswersOf(db, booking.id))
    if (guestPlaceOf(booking, link.place).named) await clearAnswer(db, link);
}

/** A place of a company's booking. Throws an Error for a product without guest links, which no company can book. */
export function guestPlaceOf(booking: CompanyBooking, place: number): GuestPlace {
  const found = productOf(booking).guestPlace?.(booking, place);
  if (!found) throw new Error(`Booking ${booking.id} has no guest links`);
  return found;
}
