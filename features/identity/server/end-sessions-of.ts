import 'server-only';
import { and, count, countDistinct, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { byCommand } from '#lib/server/by-command.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { AppError } from '#lib/shared/errors.ts';
import { sessions, users } from './tables.ts';

/** One person by id or email address (all accounts of the address), the people of a company, or everybody. */
export type WhoseSessions = { person: string } | { companyId: string; people: readonly string[] } | 'everybody';
export type EndedSessions = { people: number; sessions: number };

/**
 * Operator command that ends sessions: their refresh and access tokens become invalid. Without `apply` it only counts.
 * Writes one entry with the reason to the audit log. Not reachable over HTTP. Throws NOT_FOUND for an unknown person,
 * and INVALID_INPUT without a reason.
 */
export async function endSessionsOf(
  db: Db,
  { whose, reason, apply }: { whose: WhoseSessions; reason: string; apply: boolean },
): Promise<EndedSessions> {
  if (!reason.trim()) throw new AppError('INVALID_INPUT', 'Say why, for the audit trail.');
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const subject = await subjectOf(tx, whose);
    const open = and(
      isNull(sessions.revokedAt),
      gt(sessions.expiresAt, now),
      subject ? inArray(sessions.userId, subject.people) : undefined,
    );
    const [found] = await tx
      .select({ people: countDistinct(sessions.userId), sessions: count() })
      .from(sessions)
      .where(open);
    const ended = found ?? { people: 0, sessions: 0 };
    if (!apply) return ended;
    await tx.update(sessions).set({ revokedAt: now }).where(open);
    await recordEvent(tx, byCommand('npm run sessions:end'), {
      action: 'session.ended-by-operator',
      actor: null,
      ...(subject ? { subjectId: subject.id } : {}),
      details: { ...ended, operator: true, reason: reason.trim() },
    });
    return ended;
  });
}

/** The selected accounts, and the id for the audit log; null for everybody. */
async function subjectOf(db: Db, whose: WhoseSessions): Promise<{ id: string; people: string[] } | null> {
  if (whose === 'everybody') return null;
  if ('companyId' in whose) return { id: whose.companyId, people: [...whose.people] };
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, whose.person), eq(users.email, whose.person.toLowerCase())));
  const people = found.map(({ id }) => id);
  if (!people.length) throw new AppError('NOT_FOUND', `No account has the id or the email address “${whose.person}”.`);
  return { id: people.join(' '), people };
}
