import { callOperation } from '#lib/client/call-operation.ts';
import { registerWorker } from '#lib/client/service-worker.ts';
import { readSession } from '#features/session/client/session.ts';
import { registrationOf, type PushProblem } from '../rules/device-registration.ts';
import { forgetDevice, registerDevice } from './calls.ts';
import { deviceInfo, problemHere, registrant } from './registrant.ts';
import { addPerson, personKey, removePerson } from './registered-people.ts';

/** What became of a registration: `skipped` where the person's details are incomplete (5.2, 5.3). */
export type Registering = 'registered' | 'skipped' | PushProblem;

/** Subscribes this browser at its push service and sends the token to the server (7.16). Permission is granted by now. */
export async function registerBrowser(publicKey: string): Promise<Registering> {
  const problem = problemHere();
  if (problem) return problem;
  const worker = await registerWorker();
  const subscription = await subscribe(worker, publicKey);
  const body = registrationOf(registrant(), JSON.stringify(subscription), deviceInfo());
  if (!body) return 'skipped';
  try {
    await callOperation(registerDevice, { body });
  } catch {
    return 'token'; // 8.4 names this one failure, whatever its cause
  }
  await addPerson(personKey(body), { endpoint: subscription.endpoint, at: Date.now() });
  return 'registered';
}

/** The browser's subscription for our key; one for an earlier key is replaced. */
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
  const { status, userID, loggedInUserType } = readSession();
  if (status !== 'in') return;
  const subscription = await subscriptionHere();
  if (subscription) await callOperation(forgetDevice, { body: { token: JSON.stringify(subscription) } });
  await forgetPerson({ userId: userID, userType: loggedInUserType });
}

/** Removes what this browser stores about a person; the last one's removal ends its subscription. */
export async function forgetPerson(person: { userId: string; userType: string }): Promise<void> {
  if ((await removePerson(personKey(person))) === 0) await (await subscriptionHere())?.unsubscribe();
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
