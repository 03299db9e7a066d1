import { create } from 'zustand';
import { callOperation } from '#lib/client/call-operation.ts';
import { onSessionChange } from '#features/session/client/session.ts';
import type { PushOptions } from '../contract.ts';
import { isOffered, type PushProblem, registrationOf } from '../rules/device-registration.ts';
import { readPushOptions } from './calls.ts';
import type { Registering } from './register-browser.ts';
import { deviceInfo, problemHere, registrant } from './registrant.ts';
import { personKey, registeredHere } from './registered-people.ts';
import { watchPermission } from './watch-permission.ts';

/**
 * Push messages to the person of this tab in this browser: `not offered` where the server sends none; `skipped` where
 * the person's details are incomplete (5.2). `problem` is what 8.4 records, `failed` why an attempt did not succeed.
 */
export type PushState = {
  status: 'looking' | 'not offered' | 'skipped' | 'off' | 'on';
  problem: PushProblem | null;
  /** It was on until the browser's permission was withdrawn. */
  withdrawn: boolean;
  busy: boolean;
  failed: string | null;
};

const START: PushState = { status: 'looking', problem: null, withdrawn: false, busy: false, failed: null };
const store = create<PushState>(() => START);
const tab = { watching: false };
let options: PushOptions = { publicKey: null, firebase: null };

/** The state, for components. */
export const usePush = store;

onSessionChange((now, before) => {
  if (now.userID !== before.userID) store.setState(START);
});

/** Looks up whether push messages are offered and on. Asks nobody for permission. */
export async function lookAtPush(): Promise<void> {
  if (store.getState().status !== 'looking') return;
  options = await callOperation(readPushOptions);
  showPermission();
  if (tab.watching) return;
  tab.watching = true;
  void watchPermission(showPermission);
}

/** Shows what this browser allows now. What is stored of a withdrawn permission is dropped by `watch-permission.ts`. */
function showPermission(): void {
  const status = isOffered(options) ? registeredState() : 'not offered';
  const withdrawn = status !== 'on' && (store.getState().status === 'on' || personHere() !== undefined);
  store.setState({ status, withdrawn, problem: problemHere() });
}

/** The registration of this tab's person in this browser. */
function personHere() {
  const { userId, userType } = registrant();
  return userId && userType ? registeredHere(personKey({ userId, userType })) : undefined;
}

function registeredState(): 'skipped' | 'off' | 'on' {
  if (personHere() && problemHere() === null && Notification.permission === 'granted') return 'on';
  return registrationOf(registrant(), 'token', deviceInfo()) ? 'off' : 'skipped';
}

const SUBSCRIBING_FAILED = 'Your browser could not reach its push service. Check your connection, then try again.';

/** Asks for permission and registers this browser. Called by a click: browsers ask nobody otherwise. */
export async function turnOnPush(): Promise<void> {
  const problem = problemHere();
  if (problem || !isOffered(options)) return store.setState({ problem });
  store.setState({ busy: true, failed: null });
  try {
    // `default`: the person closed the question; nothing is recorded, and they may be asked again
    if ((await Notification.requestPermission()) !== 'granted') return store.setState({ problem: problemHere() });
    const { registerBrowser } = await import('./register-browser.ts');
    settle(await registerBrowser(options));
  } catch {
    store.setState({ failed: SUBSCRIBING_FAILED });
  } finally {
    store.setState({ busy: false });
  }
}

function settle(became: Registering): void {
  if (became === 'registered') store.setState({ status: 'on', problem: null, withdrawn: false });
  else if (became === 'skipped') store.setState({ status: 'skipped' });
  else store.setState({ problem: became });
}

/** Ends push messages in this browser. */
export async function turnOffPush(): Promise<void> {
  store.setState({ busy: true, failed: null });
  try {
    const { unregisterBrowser } = await import('./register-browser.ts');
    await unregisterBrowser();
    store.setState({ status: 'off' });
  } catch {
    store.setState({ failed: 'Notifications could not be turned off. Check your connection, then try again.' });
  } finally {
    store.setState({ busy: false });
  }
}
