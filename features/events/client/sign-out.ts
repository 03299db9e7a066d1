import { dropEventUser } from '#features/session/client/session-changes.ts';
import { readSession } from '#features/session/client/session.ts';

/** Signs this tab out of the event at once, and tells the server, which need not answer. Whoever is in the tab otherwise stays. */
export function signOutOfEvent(): void {
  const accessToken = readSession().eventUserDetails?.accessToken;
  dropEventUser();
  if (accessToken)
    void Promise.all([import('#lib/client/call-operation.ts'), import('./calls.ts')])
      .then(([{ callOperation }, { signOut }]) => callOperation(signOut, { body: { accessToken }, timeoutMs: 5000 }))
      .catch(() => undefined);
}
