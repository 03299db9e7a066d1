import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { endAllSessions as operation } from '../contract.ts';
import { revokeBrowsers, rootOfTab } from './sessions.repo.ts';

/** Ends all sessions of the person, or all but this browser's. */
export const endAllSessions: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const but = body.keepThis ? await rootOfTab(db, caller.sessionId) : undefined;
  const ended = await revokeBrowsers(db, caller.userId, clock.now(), { but });
  await recordEvent(db, request, {
    action: 'session.ended-everywhere',
    actor: caller,
    details: { ended, keptThis: body.keepThis },
  });
  return { ended };
};
