import 'server-only';
import { env } from '#lib/server/env.ts';
import { type ServiceAccount, serviceAccountIn } from '#lib/server/google/service-account.ts';
import type { FirebaseWebApp } from '../contract.ts';

/** Where messages of a project are sent. `standIn`: the origin of a stand-in of Google's services on this machine. */
export type FirebaseProject = { projectId: string; account: ServiceAccount; standIn: string | null };

/** Whether push messages go by way of Google's Firebase. */
export const usesFirebase = (): boolean => env().FIREBASE_PROJECT_ID !== undefined;

/** What a browser needs to register at Firebase (FIREBASE_API_KEY and its neighbours), public by its nature; null where none is configured. */
export function firebaseWebApp(): FirebaseWebApp | null {
  const {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_APP_ID: appId,
    FIREBASE_MESSAGING_SENDER_ID: messagingSenderId,
    FIREBASE_VAPID_KEY: vapidKey,
  } = env();
  if (!projectId || !apiKey || !appId || !messagingSenderId || !vapidKey) return null;
  return { projectId, apiKey, appId, messagingSenderId, vapidKey };
}

/** The configured project with its service account; null where none is configured. Throws CannotStart where it cannot be read. */
export function firebaseProject(): FirebaseProject | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_SERVICE_ACCOUNT: given, FIREBASE_STAND_IN } = env();
  if (!projectId || !given) return null;
  const standIn = FIREBASE_STAND_IN ? new URL(FIREBASE_STAND_IN).origin : null;
  return { projectId, account: serviceAccountIn('FIREBASE_SERVICE_ACCOUNT', given), standIn };
}
