import { create } from 'zustand';
import { readSession } from './session.ts';

export type SignInView = 'sign-in' | 'sign-up';
type Prompt = { open: boolean; view: SignInView };

const store = create<Prompt>(() => ({ open: false, view: 'sign-in' }));
let waiting: ((signedIn: boolean) => void)[] = [];

export const useSignInPrompt = (): Prompt => store();

/** Opens the sign-in dialog over the page, which stays as it is. Gives true once somebody is in, false if it was closed. */
export function askToSignIn(view: SignInView = 'sign-in'): Promise<boolean> {
  if (readSession().status === 'in') return Promise.resolve(true);
  store.setState({ open: true, view });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Closes the dialog and answers everyone who asked. */
export function closeSignIn(signedIn: boolean): void {
  store.setState({ open: false });
  const asked = waiting;
  waiting = [];
  asked.forEach((answer) => answer(signedIn));
}
