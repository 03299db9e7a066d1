import type { UserType } from '#lib/shared/user-type.ts';

/** Why a session ended: asked for; refused by the server (8.5 'Session expired'); no answer to a refresh (8.5 'Unable to refresh session'). */
export type SessionEnd = 'logged-out' | 'expired' | 'unable-to-refresh';

type Listener = (end: SessionEnd, userType: UserType) => void;
const listeners = new Set<Listener>();

/** Hears that this tab's session ended, and of which user type it was: to say so and to leave. Gives the function that stops listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const announceSessionEnd: Listener = (end, userType) => listeners.forEach((listener) => listener(end, userType));
