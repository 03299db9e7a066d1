import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { startSession } from '#stores/session-changes.ts';
import { thisDevice, thisTab } from '#stores/tab-identity.ts';
import type * as contract from '../contract.ts';
import { login, register } from './calls.ts';

const device = () => ({ deviceId: thisDevice(), tabId: thisTab() });

/** Signs a consumer in: the tab is theirs. Throws ApiFailure. */
export async function signIn(body: BodyInput<typeof contract.login>): Promise<void> {
  startSession(await callOperation(login, { body: { ...body, device: device() } }));
}

/** Signs a new consumer up and in. Throws ApiFailure. */
export async function signUp(body: BodyInput<typeof contract.register>): Promise<void> {
  startSession(await callOperation(register, { body: { ...body, device: device() } }));
}
