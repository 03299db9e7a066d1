import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as companies from '#features/companies/contract.ts';
import { startCorporateSession, startSession } from '#stores/session-changes.ts';
import { thisDevice, thisTab } from '#stores/tab-identity.ts';
import type * as contract from '../contract.ts';
import { login, register } from './calls.ts';
import { activateEmployee, logIn, signUp as registerCompany } from './company-calls.ts';

const device = () => ({ deviceId: thisDevice(), tabId: thisTab() });

/** Signs a consumer in: the tab is theirs. Throws ApiFailure. */
export async function signIn(body: BodyInput<typeof contract.login>): Promise<void> {
  startSession(await callOperation(login, { body: { ...body, device: device() } }));
}

/** Signs a new consumer up and in. Throws ApiFailure. */
export async function signUp(body: BodyInput<typeof contract.register>): Promise<void> {
  startSession(await callOperation(register, { body: { ...body, device: device() } }));
}

/** Signs a corporate user in (7.1). Throws ApiFailure. */
export async function signInToCompany(body: BodyInput<typeof companies.logIn>): Promise<void> {
  startCorporateSession(await callOperation(logIn, { body: { ...body, device: device() } }));
}

/** Registers a company; its first administrator is in this tab (7.2). Throws ApiFailure. */
export async function signUpCompany(body: BodyInput<typeof companies.signUp>): Promise<void> {
  startCorporateSession(await callOperation(registerCompany, { body: { ...body, device: device() } }));
}

/** An invited employee chooses a password and is in (7.3, 3.22). Throws ApiFailure. */
export async function activate(body: BodyInput<typeof companies.activateEmployee>): Promise<void> {
  startCorporateSession(await callOperation(activateEmployee, { body: { ...body, device: device() } }));
}
