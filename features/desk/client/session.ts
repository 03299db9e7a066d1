import { dropStaff, readStaffSession, startStaff } from '#features/session/client/staff-session.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { signIn, signOut, whoAmI } from './calls.ts';

/** Signs this tab in at the desk, besides any other session. Throws ApiFailure. */
export async function signInAtDesk(body: BodyInput<typeof contract.signIn>): Promise<void> {
  startStaff(await callOperation(signIn, { body }));
}

/** Signs this tab out at once and tells the server, which need not answer. */
export function signOutOfDesk(): void {
  const accessToken = readStaffSession().staff?.accessToken;
  dropStaff();
  if (accessToken) void callOperation(signOut, { body: { accessToken }, timeoutMs: 5000 }).catch(() => undefined);
}

/** Asks the server whether the sign-in still holds; where it was refused, the tab is signed out. */
export const confirmSignIn = (): void => void callOperation(whoAmI).catch(() => undefined);
