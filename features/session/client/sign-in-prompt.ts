import { create } from 'zustand';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { readSession } from './session.ts';

/** Views of the sign-in dialog (2.9): login, signup, and password reset, each for either user type. */
export type SignInView = 'sign-in' | 'sign-up' | 'forgot';
type Prompt = { open: boolean; view: SignInView; userType: UserType };

const store = create<Prompt>(() => ({ open: false, view: 'sign-in', userType: PRODUCT.id }));
let waiting: ((signedIn: boolean) => void)[] = [];

export const useSignInPrompt = (): Prompt => store();

/** Opens the sign-in dialog of a user type over the page. Resolves to true once signed in, false if it was closed. */
export function askToSignIn(view: SignInView = 'sign-in', userType: UserType = PRODUCT.id): Promise<boolean> {
  const { status, loggedInUserType } = readSession();
  if (status === 'in' && loggedInUserType === userType) return Promise.resolve(true);
  store.setState({ open: true, view, userType });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Closes the dialog and resolves all callers. */
export function closeSignIn(signedIn: boolean): void {
  store.setState({ open: false });
  const asked = waiting;
  waiting = [];
  asked.forEach((answer) => answer(signedIn));
}
