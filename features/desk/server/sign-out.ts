import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { signOut as operation } from '../contract.ts';
import { closeStaffSession } from './staff-sessions.repo.ts';

/** Ends a sign-in at the desk; an unknown or ended token is no error. */
export const signOut: UseCase<typeof operation> = async ({ db, body, request }) => {
  const userId = await closeStaffSession(db, body.accessToken);
  if (userId)
    await recordEvent(db, request, {
      action: 'desk.signed-out',
      actor: { userId, userType: 'staff' },
      subjectId: userId,
    });
  return { signedOut: true };
};
