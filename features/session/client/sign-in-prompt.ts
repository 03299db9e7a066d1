import { create } from 'zustand';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { readSession } from './session.ts';

/** Views of the sign-in dialog (2.9): login, signup, and password reset, each for either user type. */
export type SignInView = 'sign-in' | 'sign-up' | 'forgot' | 'email-code';
type Prompt = { open: boolean; view: SignInView; userType: UserType };

const store = create<Prompt>(() => ({ open: false, view: 'sign-in', userType: PRODUCT.id }));
const callers: { waiting: ((signedIn: boolean) => void)[] } = { waiting: [] };

export const useSignInPrompt = (): Prompt => store();

/** Opens the sign-in dialog of a user type over the page. Resolves to true once signed in, false if it was closed. */
export function askToSignIn(view: SignInView = 'sign-in', userType: UserType = PRODUCT.id): Promise<boolean> {
  const { status, loggedInUserType } = readSession();
  if (status === 'in' && loggedInUserType === userType) return Promise.resolve(true);
  store.setState({ open: true, view, userType });
  return new Promise((resolve) => callers.waiting.push(resolve));
}

/** Closes the dialog and resolves all callers. */
export function closeSignIn(signedIn: boolean): void {
  store.setState({ open: false });
  for (const answer of callers.waiting.splice(0)) answer(signedIn);
}
