import { callOperation } from '#lib/client/call-operation.ts';
import { onSessionEnd } from '#features/session/client/session-changes.ts';
import { onSessionChange, readSession } from '#features/session/client/session.ts';
import { isDue, isOffered } from '../rules/device-registration.ts';
import { isShown, type PushMessage } from '../rules/push-message.ts';
import { readPushOptions } from './calls.ts';
import { dropRevokedDevice } from './watch-permission.ts';
import { removeStoredPerson, registerBrowser } from './register-browser.ts';
import { personKey, registeredHere } from './registered-people.ts';

const tab = { watching: false, person: null as { userId: string; userType: string } | null };

/**
 * Renews the registration of the person in this tab after 7 days, or when the browser has another subscription (9.8).
 * Does nothing where they are not registered in this browser. Throws ApiFailure.
 */
export async function renewRegistration(): Promise<void> {
  const { status, userID: userId, loggedInUserType: userType } = readSession();
  const kept = status === 'in' ? registeredHere(personKey({ userId, userType })) : undefined;
  if (!kept) return;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  if (!isDue(kept, subscription?.endpoint ?? '', Date.now())) return;
  const options = await callOperation(readPushOptions);
  if (isOffered(options)) await registerBrowser(options);
}

/**
 * Shows push messages that the worker receives, if this tab may (5.6), and forgets the registration at logout and when the
 * browser's permission is withdrawn. Once per document; later calls do nothing.
 */
export function watchPush(show: (message: PushMessage) => void): void {
  notePerson(readSession());
  if (tab.watching) return;
  tab.watching = true;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<FromWorker>) => {
    if (data.kind !== 'push' || !data.message) return;
    const { userID: userId, loggedInUserType: userType } = readSession();
    const shown = isShown(data.message, { visible: document.visibilityState === 'visible', userId, userType });
    if (shown) show(data.message);
    ports[0]?.postMessage(shown ? 'shown' : 'not for this tab');
  });
  navigator.serviceWorker.startMessages();
  void dropRevokedDevice().catch(() => undefined); // the next page tries again
  onSessionChange(notePerson);
  onSessionEnd((end) => {
    // a network that failed signs nobody out of this browser
    if (end !== 'unable-to-refresh' && tab.person) void removeStoredPerson(tab.person).catch(() => undefined);
    tab.person = null;
  });
}

type FromWorker = { kind?: string; message?: PushMessage };

/** Who was here last: at the end of a session nobody is any more. */
function notePerson({ status, userID, loggedInUserType }: ReturnType<typeof readSession>): void {
  if (status === 'in') tab.person = { userId: userID, userType: loggedInUserType };
}
