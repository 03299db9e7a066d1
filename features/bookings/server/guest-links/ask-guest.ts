import 'server-only';
import { sql } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { countIn } from '#lib/server/http/rate-limit.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { hashToken } from '#features/identity/server/index.ts';
import type * as contract from '../../guest-links.contract.ts';
import {
  ADDRESS_ASKED_ENOUGH,
  emailsRefusal,
  GUEST_EMAILS,
  NO_GUEST,
  placesOfGuests,
} from '../../rules/guest-links.ts';
import { lockedBooking } from '../bookings.repo.ts';
import { companyBooking } from '../company/company-booking.ts';
import type { CompanyBooking } from '../company/evaluate-booking.ts';
import { mustBeAllowed } from '../transition.ts';
import { countLinks, endLinks, replaceLink } from './guest-links.repo.ts';
import { guestPlacesOf } from './guest-places.ts';

const DAY_SECONDS = 86_400;

/** The guests of a booking of the caller. */
export const showGuestLinks: UseCase<typeof contract.guestLinks> = async ({ db, query: { bookingId }, caller }) =>
  guestPlacesOf(db, await companyBooking(db, caller, bookingId));

/**
 * Sends a guest a link, within `GUEST_EMAILS`; an open one of the place is replaced. Throws STATE_BLOCKED where names can
 * no longer be changed or no further email is sent, TOO_MANY_REQUESTS where the address has had enough of them today.
 */
export const askGuest: UseCase<typeof contract.askGuest> = async ({
  db,
  body: { bookingId, place, name, email },
  caller,
  request,
}) => {
  const { companyId } = caller;
  const mustBeAskable = async (tx: Db): Promise<CompanyBooking> => {
    const booking = await companyBooking(tx, caller, bookingId);
    mustBeAllowed(booking, 'saveGuests', clock.now());
    if (!placesOfGuests(booking.company).includes(place))
      throw new AppError('INVALID_INPUT', NO_GUEST, { fields: { place: NO_GUEST } });
    const refusal = emailsRefusal(await countLinks(tx, { bookingId, companyId }));
    if (refusal) throw new AppError('STATE_BLOCKED', refusal);
    return booking;
  };
  await inCompany(db, companyId, mustBeAskable);
  await countAddress(db, email);
  return inCompany(db, companyId, async (tx) => {
    await lockedBooking(tx, bookingId); // so that parallel calls count one after the other
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`guest links:${companyId}`}, 0))`);
    const booking = await mustBeAskable(tx);
    const link = await replaceLink(tx, { companyId, bookingId, place, name, email });
    await enqueueMail(tx, {
      template: 'guest-details',
      recipient: email,
      urgency: 'personal',
      companyId,
      facts: { companyId, linkId: link.id },
    });
    await recordEvent(tx, request, { action: 'guest.asked', actor: caller, subjectId: bookingId });
    return guestPlacesOf(tx, booking);
  });
};

/** Counts an email to an address, whichever company causes it; the address is stored as a hash. */
async function countAddress(db: Db, email: string): Promise<void> {
  const key = `guest-details:${hashToken(email)}`;
  const [window] = await countIn(db, [{ key, points: GUEST_EMAILS.perAddressADay, seconds: DAY_SECONDS }]);
  if (window?.over)
    throw new AppError('TOO_MANY_REQUESTS', ADDRESS_ASKED_ENOUGH, {
      retryAfterSeconds: window.wait,
      fields: { email: ADDRESS_ASKED_ENOUGH },
    });
}

/** Ends the open link of a guest, in the caller's transaction. */
export const withdrawGuestLink: UseCase<typeof contract.withdrawGuestLink> = async ({
  db,
  body: { bookingId, place },
  caller,
}) => {
  const booking = await companyBooking(db, caller, bookingId);
  await endLinks(db, { bookingId, place, outcome: 'withdrawn' });
  return guestPlacesOf(db, booking);
};
