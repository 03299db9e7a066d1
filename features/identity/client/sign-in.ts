import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as companies from '#features/companies/contract.ts';
import { startCorporateSession, startSession as openInTab } from '#features/session/client/session-changes.ts';
import { thisDevice, thisTab } from '#features/session/client/tabs.ts';
import type * as contract from '../contract.ts';
import type { AddressProof, SignedIn } from '../contract.ts';
import { confirmRegistration, confirmRegistrationByLink, login, register, signInWithCode } from './calls.ts';
import {
  activateEmployee,
  confirmSignUp as confirmCompanySignUp,
  confirmSignUpByLink as confirmCompanyByEmail,
  logIn,
  signUp as registerCompany,
} from './company-calls.ts';
import { followLanguage } from './follow-language.ts';

function startSession(signedIn: SignedIn): void {
  openInTab(signedIn);
  followLanguage();
}

const device = () => ({ deviceId: thisDevice(), tabId: thisTab() });

/** Signs a consumer in, in this tab. Throws ApiFailure. */
export async function signIn(body: BodyInput<typeof contract.login>): Promise<void> {
  startSession(await callOperation(login, { body: { ...body, device: device() } }));
}

/** Signs a consumer in with a mailed code, in this tab. Throws ApiFailure. */
export async function signInByCode(body: BodyInput<typeof contract.signInWithCode>): Promise<void> {
  startSession(await callOperation(signInWithCode, { body: { ...body, device: device() } }));
}

/** Starts a sign-up: a code is sent to the address. Throws ApiFailure. */
export const signUp = (body: BodyInput<typeof contract.register>): Promise<AddressProof> =>
  callOperation(register, { body: { ...body, device: device() } });

/** Completes a sign-up with the code from the email and signs in, in this tab (4.1). Throws ApiFailure. */
export async function confirmSignUp(body: BodyInput<typeof contract.confirmRegistration>): Promise<void> {
  startSession(await callOperation(confirmRegistration, { body: { ...body, device: device() } }));
}

/** The same with the email's link and the password chosen before. Throws ApiFailure. */
export async function confirmSignUpByLink(body: BodyInput<typeof contract.confirmRegistrationByLink>): Promise<void> {
  startSession(await callOperation(confirmRegistrationByLink, { body: { ...body, device: device() } }));
}

/** Signs a corporate user in (7.1). Throws ApiFailure. */
export async function signInToCompany(body: BodyInput<typeof companies.logIn>): Promise<void> {
  startCorporateSession(await callOperation(logIn, { body: { ...body, device: device() } }));
}

/** Starts the registration of a company (7.2): a code is sent to its first administrator. Throws ApiFailure. */
export const signUpCompany = (body: BodyInput<typeof companies.signUp>): Promise<AddressProof> =>
  callOperation(registerCompany, { body: { ...body, device: device() } });

/**
 * Completes a company's registration with the code from the email and signs its administrator in. Throws ApiFailure.
 */
export async function confirmCompany(body: BodyInput<typeof companies.confirmSignUp>): Promise<void> {
  startCorporateSession(await callOperation(confirmCompanySignUp, { body: { ...body, device: device() } }));
}

/** The same with the email's link and the password chosen before. Throws ApiFailure. */
export async function confirmCompanyByLink(body: BodyInput<typeof companies.confirmSignUpByLink>): Promise<void> {
  startCorporateSession(await callOperation(confirmCompanyByEmail, { body: { ...body, device: device() } }));
}

/** Activates an invited employee with a password and signs them in (7.3, 3.22). Throws ApiFailure. */
export async function activate(body: BodyInput<typeof companies.activateEmployee>): Promise<void> {
  startCorporateSession(await callOperation(activateEmployee, { body: { ...body, device: device() } }));
}
