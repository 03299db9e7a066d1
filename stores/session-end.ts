/** Why a session ended: asked for; refused by the server (8.5 'Session expired'); no answer to a refresh (8.5 'Unable to refresh session'). */
export type SessionEnd = 'logged-out' | 'expired' | 'unable-to-refresh';

const listeners = new Set<(end: SessionEnd) => void>();

/** Hears that this tab's session ended, to say so and to leave. Gives the function that stops listening. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const announceSessionEnd = (end: SessionEnd): void => listeners.forEach((listener) => listener(end));
