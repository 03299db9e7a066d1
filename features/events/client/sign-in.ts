import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { startEventUser } from '#features/session/client/session-changes.ts';
import type * as contract from '../contract.ts';
import { signIn } from './calls.ts';

/** Signs this tab in to an event (2.9); whoever is in it otherwise stays. Throws ApiFailure. */
export async function signInToEvent(body: BodyInput<typeof contract.signIn>): Promise<void> {
  startEventUser(await callOperation(signIn, { body }));
}
