import type { UserType } from '#lib/shared/user-type.ts';

/** Why a session ended: asked for; refused by the server (8.5 'Session expired'); no answer to a refresh (8.5 'Unable to refresh session'). */
export type SessionEnd = 'logged-out' | 'expired' | 'unable-to-refresh';

type Listener = (end: SessionEnd, userType: UserType) => void;
const listeners = new Set<Listener>();
let unheard: Parameters<Listener> | null = null;

/**
 * Hears that this tab's session ended, and of which user type it was: to say so and to leave. An end from before
 * anybody listened is told at once. Gives the function that stops listening.
 */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  if (unheard) listener(...unheard);
  unheard = null;
  return () => void listeners.delete(listener);
}

export const announceSessionEnd: Listener = (...end) => {
  if (!listeners.size) unheard = end;
  listeners.forEach((listener) => listener(...end));
};
