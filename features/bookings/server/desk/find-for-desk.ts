import 'server-only';
import { and, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { bookingOfDocument } from '#features/documents/server/index.ts';
import { accountsOfAddress } from '#features/identity/server/index.ts';
import { findTransportRequests, type RequestKey } from '#features/transport/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { readAcrossCompanies } from '#lib/server/db/across-companies.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { findDeskBookings as operation } from '../../contract.ts';
import { MOST_FOUND } from '../../rules/desk/needs-person.ts';
import { readSearchKey, type KeyKind } from '../../rules/desk/search-key.ts';
import { asBooking } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { presentListed } from './present-for-desk.ts';

/**
 * Finds bookings and transport requests of anybody by an exact key, the latest first; price checks are left out. The entry of the audit trail is
 * written before anything is read, and names the kind of the key, never the key.
 */
export const findForDesk: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const { kind, key } = readSearchKey(body.key);
  await recordEvent(db, request, {
    action: 'booking.searched',
    actor: { userId: caller.userId, userType: 'staff' },
    details: { by: kind, staffName: caller.staffName },
  });
  return readAcrossCompanies(db, async (tx) => {
    const named = await whatIsNamed(tx, kind, key);
    const rows = named.bookings
      ? await tx
          .select()
          .from(bookings)
          .where(and(named.bookings, ne(bookings.state, 'quoted')))
          .orderBy(desc(bookings.createdAt), desc(bookings.id))
          .limit(MOST_FOUND)
      : [];
    return {
      kind,
      bookings: await presentListed(tx, rows.map(asBooking)),
      transport: named.transport ? await findTransportRequests(tx, named.transport, MOST_FOUND) : [],
    };
  });
};

type Named = { bookings?: SQL | undefined; transport?: RequestKey };

/**
 * What has this key. Conditions on bookings are comparisons of columns alone, which row-level security lets an index
 * answer. Undefined: nothing.
 */
async function whatIsNamed(tx: Db, kind: KeyKind, key: string): Promise<Named> {
  if (kind === 'booking') return { bookings: eq(bookings.id, key) };
  if (kind === 'request') return { transport: { id: key } };
  if (kind === 'code')
    return {
      bookings: or(eq(bookings.confirmationCode, key), eq(bookings.firstPnr, key), eq(bookings.secondPnr, key)),
      transport: { ticketNumber: key },
    };
  if (kind === 'invoice') {
    const id = await bookingOfDocument(tx, key);
    return id === null ? {} : { bookings: eq(bookings.id, id), transport: { id } };
  }
  const people = await accountsOfAddress(tx, key);
  return {
    bookings: or(eq(bookings.contactEmail, key), people.length ? inArray(bookings.userId, people) : undefined),
    transport: { people },
  };
}
