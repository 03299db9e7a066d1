import 'server-only';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { CannotStart } from '#lib/server/cannot-start.ts';
import { env } from '#lib/server/env.ts';
import type { FirebaseWebApp } from '../contract.ts';

/** Who sends at Google: the fields that are read of a service account's JSON. */
export type ServiceAccount = { clientEmail: string; keyId: string; privateKey: KeyObject };

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
  return { projectId, account: accountIn(given), standIn };
}

const serviceAccount = z
  .object({
    type: z.literal('service_account'),
    client_email: z.email(),
    private_key_id: z.string().min(1).max(200),
    private_key: z.string(),
  })
  .transform(({ client_email: clientEmail, private_key_id: keyId, private_key }, issues) => {
    const privateKey = rsaKeyOf(private_key);
    if (privateKey) return { clientEmail, keyId, privateKey };
    issues.addIssue({ code: 'custom', message: 'no RSA key', path: ['private_key'] });
    return z.NEVER;
  });

/** Reads a service account given as JSON or as the path of a file. What it contains is in no error. */
function accountIn(given: string): ServiceAccount {
  const isText = given.trimStart().startsWith('{');
  let parsed: z.ZodSafeParseResult<ServiceAccount>;
  try {
    parsed = serviceAccount.safeParse(JSON.parse(isText ? given : readFileSync(given, 'utf8')));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'no JSON';
    throw new CannotStart(`Configuration: FIREBASE_SERVICE_ACCOUNT cannot be read (${code}). See .env.example.`);
  }
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it').join(', ');
  throw new CannotStart(`Configuration: FIREBASE_SERVICE_ACCOUNT is no service account (${fields}). See .env.example.`);
}

/** Google signs by RS256, with keys of 2048 bits (RFC 7518, section 3.3 asks for no fewer). */
function rsaKeyOf(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048 ? key : null;
  } catch {
    return null;
  }
}
