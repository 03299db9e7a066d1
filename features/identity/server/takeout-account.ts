import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { eventsOf } from '#lib/server/audit.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Language } from '#lib/server/language.ts';
import type { PersonalUser } from '../contract.ts';
import { presentUser } from './read-user.ts';
import { sessions } from './tables.ts';
import type { UserRow } from './users.repo.ts';

type AccountTakeout = {
  user: PersonalUser & { language: Language | null; signedUpAt: string };
  sessions: Record<string, unknown>[];
  securityEvents: Record<string, unknown>[];
};

/** All data about an account except password and tokens. */
export async function takeoutAccount(db: Db, user: UserRow): Promise<AccountTakeout> {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, user.id)).orderBy(asc(sessions.id));
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    user: { ...presentUser(user), language: user.language, signedUpAt: user.createdAt.toISOString() },
    sessions: rows.map(({ id, kind, device, createdAt, lastUsedAt, expiresAt, revokedAt }) => ({
      _id: id,
      kind,
      device,
      openedAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt),
      expiresAt: iso(expiresAt),
      endedAt: iso(revokedAt),
    })),
    securityEvents: (await eventsOf(db, user.id)).map(({ at, action, details, address, userAgent }) => ({
      at: iso(at),
      action,
      details,
      address,
      userAgent,
    })),
  };
}
