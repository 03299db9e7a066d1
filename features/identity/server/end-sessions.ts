import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { revokeBrowsers, rootOfTab } from './sessions.repo.ts';

/** Ends one session of the person with all its tabs. Another person's is NOT_FOUND. */
export const endSession: UseCase<typeof contract.endSession> = async ({ db, body, caller, request }) => {
  const ended = await revokeBrowsers(db, caller.userId, clock.now(), { only: body.sessionId });
  if (!ended) throw notFound('This session');
  await recordEvent(db, request, { action: 'session.ended', actor: caller, subjectId: body.sessionId });
  return { ended: true };
};

/** Ends all sessions of the person, or all but this browser's. */
export const endAllSessions: UseCase<typeof contract.endAllSessions> = async ({ db, body, caller, request }) => {
  const but = body.keepThis ? await rootOfTab(db, caller.sessionId) : undefined;
  const ended = await revokeBrowsers(db, caller.userId, clock.now(), { but });
  await recordEvent(db, request, {
    action: 'session.ended-everywhere',
    actor: caller,
    details: { ended, keptThis: body.keepThis },
  });
  return { ended };
};

/** Ends all sessions of a person, in the transaction of their company's change. */
export const closeSessions = async (db: Db, userId: string, now: Date): Promise<void> =>
  void (await revokeBrowsers(db, userId, now));
