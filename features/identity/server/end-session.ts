import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { endSession as operation } from '../contract.ts';
import { revokeBrowsers } from './sessions.repo.ts';

/** Ends one session of the person with all its tabs. Another person's is NOT_FOUND. */
export const endSession: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const ended = await revokeBrowsers(db, caller.userId, clock.now(), { only: body.sessionId });
  if (!ended) throw notFound('This session');
  await recordEvent(db, request, { action: 'session.ended', actor: caller, subjectId: body.sessionId });
  return { ended: true };
};
