import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { signOut as operation } from '../contract.ts';
import { closeGuestSession } from './guest-sessions.repo.ts';

/** Ends a sign-in to an event; an unknown or ended token is no error. */
export const signOut: UseCase<typeof operation> = async ({ db, body }) => {
  await closeGuestSession(db, body.accessToken);
  return { signedOut: true };
};
