import { callOperation } from '#lib/client/call-operation.ts';
import { registerWorker } from '#lib/client/service-worker.ts';
import { readSession } from '#features/session/client/session.ts';
import type { FirebaseWebApp, PushOptions } from '../contract.ts';
import { registrationOf, type PushProblem } from '../rules/device-registration.ts';
import { forgetDevice, registerDevice } from './calls.ts';
import { deviceInfo, problemHere, registrant } from './registrant.ts';
import { addPerson, personKey, registeredHere, removePerson } from './registered-people.ts';

/** What became of a registration: `skipped` where the person's details are incomplete (5.2, 5.3). */
export type Registering = 'registered' | 'skipped' | PushProblem;

/**
 * Subscribes this browser at its push service, registers it at Firebase where the server sends by that, and sends the token
 * to the server (7.16). Permission is granted by now. Throws where the push service or Firebase is not reached.
 */
export async function registerBrowser({ publicKey, firebase }: PushOptions): Promise<Registering> {
  const problem = problemHere();
  if (problem) return problem;
  const worker = await registerWorker();
  const subscription = await subscribe(worker, firebase?.vapidKey ?? publicKey ?? '');
  const token = firebase ? await firebaseToken(firebase, worker) : JSON.stringify(subscription);
  const body = registrationOf(registrant(), token, deviceInfo());
  if (!body) return 'skipped';
  try {
    await callOperation(registerDevice, { body });
  } catch {
    return 'token'; // 8.4 names this one failure, whatever its cause
  }
  const { endpoint } = subscription;
  await addPerson(personKey(body), { endpoint, at: Date.now(), ...(firebase ? { token } : {}) });
  return 'registered';
}

const firebaseToken = async (app: FirebaseWebApp, worker: ServiceWorkerRegistration): Promise<string> =>
  (await import('./firebase-token.ts')).firebaseToken(app, worker);

/** The browser's subscription for this key; one for another is replaced: Firebase would keep it, and send nothing there. */
async function subscribe(worker: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await worker.pushManager.subscribe(options);
  } catch (error) {
    const old = await worker.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return worker.pushManager.subscribe(options);
  }
}

/** Ends push messages to the person of this tab in this browser. Throws ApiFailure. */
export async function unregisterBrowser(): Promise<void> {
  const { status, userID: userId, loggedInUserType: userType } = readSession();
  if (status !== 'in') return;
  const subscription = await subscriptionHere();
  const token =
    registeredHere(personKey({ userId, userType }))?.token ?? (subscription && JSON.stringify(subscription));
  if (token) await callOperation(forgetDevice, { body: { token } });
  await removeStoredPerson({ userId, userType });
}

/**
 * Forgets the registration of the person of this tab, on the server and in this browser, where the browser's permission is
 * gone: it has no subscription then, so the server finds the device by its id. Does nothing while permission is granted.
 * Throws ApiFailure; the registration is then still stored here, so that the next page tries again.
 */
export async function removeIfRevoked(): Promise<void> {
  if (Notification.permission === 'granted') return;
  const { status, userID: userId, loggedInUserType: userType } = readSession();
  if (status !== 'in' || !registeredHere(personKey({ userId, userType }))) return;
  await callOperation(forgetDevice, { body: { deviceId: deviceInfo().deviceId } });
  await removeStoredPerson({ userId, userType });
}

/** Removes what this browser stores about a person; the last one's removal ends its subscription. */
export async function removeStoredPerson(person: { userId: string; userType: string }): Promise<void> {
  if ((await removePerson(personKey(person))) === 0) await (await subscriptionHere())?.unsubscribe();
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
