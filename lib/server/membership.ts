import 'server-only';
import type { SQL } from 'drizzle-orm';
import { isRight, type Right } from '#lib/shared/rights.ts';
import type { Db } from './db/connect.ts';
import { readPort } from './ports/read-ports.ts';

/** The company of a corporate user, its country (ISO 3166-1 numeric), and the rights of their role. */
export type Membership = { companyId: string; countryCode: string; rights: readonly Right[] };

/** The membership of an active employee now, and whether `sessionOpen` holds (`ports/session-reader.ts`); null for anybody else. */
export async function membershipOf(
  db: Db,
  userId: string,
  sessionOpen: SQL,
): Promise<{ membership: Membership; sessionOpen: boolean } | null> {
  const found = await readPort('memberships').of(db, userId, sessionOpen);
  return (
    found && {
      membership: {
        companyId: found.companyId,
        countryCode: found.countryCode,
        rights: found.rights.filter(isRight),
      },
      sessionOpen: found.sessionOpen,
    }
  );
}
