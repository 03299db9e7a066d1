import { dropEventUser, startEventUser } from '#features/session/client/session-changes.ts';
import { readSession } from '#features/session/client/session.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { signIn } from './calls.ts';

/** Signs this tab in to an event (2.9), besides any other session. Throws ApiFailure. */
export async function signInToEvent(body: BodyInput<typeof contract.signIn>): Promise<void> {
  startEventUser(await callOperation(signIn, { body }));
}

/** Signs this tab out of the event at once and tells the server, which need not answer. Any other session stays. */
export function signOutOfEvent(): void {
  const accessToken = readSession().eventUserDetails?.accessToken;
  dropEventUser();
  if (accessToken)
    void Promise.all([import('#lib/client/call-operation.ts'), import('./calls.ts')])
      .then(([{ callOperation }, { signOut }]) => callOperation(signOut, { body: { accessToken }, timeoutMs: 5000 }))
      .catch(() => undefined);
}
