import 'server-only';
import { and, asc, count, eq, inArray, lte, or } from 'drizzle-orm';
import { refundsWaitingSince } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { readAcrossCompanies } from '#lib/server/db/across-companies.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { deskBooking as oneOperation, deskBookings as operation } from '../../contract.ts';
import { ASKING_STATES, DESK_PAGE, STUCK_MINUTES } from '../../rules/desk/needs-person.ts';
import { plusMinutes } from '../../rules/waiting.ts';
import { asBooking, bookingById } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { presentForDesk, presentListed } from './present-for-desk.ts';

/** A page of every booking that needs a person (`needsPerson`), the one that has waited longest first. */
export const listForDesk: UseCase<typeof operation> = ({ db, query: { pageNo } }) =>
  readAcrossCompanies(db, async (tx) => {
    const stuckSince = plusMinutes(clock.now(), -STUCK_MINUTES);
    const refunds = await refundsWaitingSince(tx, stuckSince);
    const refunding = [...new Set(refunds.map(({ bookingId }) => bookingId))];
    const wanted = or(
      // the states alone, so that the index of waiting bookings is used
      and(
        inArray(bookings.state, [...ASKING_STATES]),
        or(eq(bookings.state, 'unknown'), lte(bookings.updatedAt, stuckSince)),
      ),
      refunding.length ? inArray(bookings.id, refunding) : undefined,
    );
    const rows = await tx
      .select()
      .from(bookings)
      .where(wanted)
      .orderBy(asc(bookings.updatedAt), asc(bookings.id))
      .limit(DESK_PAGE)
      .offset((pageNo - 1) * DESK_PAGE);
    const [all] = await tx.select({ count: count() }).from(bookings).where(wanted);
    const since = (bookingId: string) => refunds.find((refund) => refund.bookingId === bookingId)?.createdAt ?? null;
    return {
      bookings: await presentListed(tx, rows.map(asBooking), since),
      count: all?.count ?? 0,
    };
  });

/** One booking of anybody. */
export const showForDesk: UseCase<typeof oneOperation> = ({ db, query }) =>
  readAcrossCompanies(db, async (tx) => presentForDesk(tx, await bookingById(tx, query.bookingId)));
