import { getApps, initializeApp } from '@firebase/app';
import { getMessaging, getToken } from '@firebase/messaging';
import type { FirebaseWebApp } from '../contract.ts';

/**
 * Registers this browser at Firebase, with our own worker and its subscription, and gives the registration token. Firebase
 * renews it weekly, within a call of this. Its worker script is not used: ours shows the messages. Throws where Firebase is
 * not reached. Loaded on demand alone.
 */
export function firebaseToken(
  { vapidKey, ...app }: FirebaseWebApp,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  const [known] = getApps();
  const messaging = getMessaging(known ?? initializeApp(app, { automaticDataCollectionEnabled: false }));
  return getToken(messaging, { vapidKey, serviceWorkerRegistration });
}
