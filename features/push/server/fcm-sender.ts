import 'server-only';
import * as z from 'zod';
import type { PushDelivery, PushResult, PushSender } from '#lib/server/ports/push-sender.ts';
import { jsonOf } from '#lib/shared/json-of.ts';
import { collapseTopic } from './collapse-topic.ts';
import type { FirebaseProject } from './firebase-settings.ts';
import { accessTokens, TOKEN_URL } from './google-access-token.ts';
import { postToService, type ServiceAnswer } from './post-to-service.ts';

/** Both services answer with some hundred bytes. */
const MOST_BYTES = 16 * 1024;
/** What Google asks to wait after a quota without a Retry-After. */
const QUOTA_WAIT_MS = 60_000;
/** Registration tokens have no documented form; those known are an id, a colon and some 140 characters. */
const TOKEN = /^[\w-]{8,}:[\w:-]{20,}$/;

/**
 * Sends by Firebase Cloud Messaging, HTTP v1 (firebase.google.com/docs/reference/fcm/rest/v1/projects.messages): messages
 * of data alone, which the browser hands to our service worker. Google can read them.
 */
export function fcmSender({ projectId, account, standIn }: FirebaseProject): PushSender {
  const messagesUrl = `${standIn ?? 'https://fcm.googleapis.com'}/v1/projects/${projectId}/messages:send`;
  const post = (endpoint: string, type: string, body: string, authorization?: string) =>
    postToService({
      endpoint,
      headers: { 'content-type': type, ...(authorization ? { authorization } : {}) },
      body: Buffer.from(body),
      onThisMachine: standIn !== null,
      mostBytes: MOST_BYTES,
    });
  const tokens = accessTokens(account, (form) =>
    post(standIn === null ? TOKEN_URL : `${standIn}/token`, 'application/x-www-form-urlencoded', form.toString()),
  );
  /** `stale`: the access token was not taken, and another may be. */
  const attempt = async (message: string): Promise<{ result: PushResult; stale: boolean }> => {
    const grant = await tokens.grant();
    if ('status' in grant) return { result: { outcome: 'later', ...grant }, stale: false };
    const answer = await post(messagesUrl, 'application/json', message, `Bearer ${grant.token}`);
    const failure = failureIn(answer.text);
    const stale = answer.status === 401 && failure.reason !== 'THIRD_PARTY_AUTH_ERROR';
    if (stale) tokens.discard(grant);
    return { result: resultOf(answer, failure), stale };
  };
  return {
    problemOf: (token) => (TOKEN.test(token) ? null : 'This is no registration token of Firebase.'),
    send: async (token, delivery) => {
      const message = JSON.stringify({ message: messageOf(token, delivery) });
      const first = await attempt(message);
      return first.stale ? (await attempt(message)).result : first.result;
    },
  };
}

const messageOf = (token: string, { payload, ttlSeconds, topic }: PushDelivery) => ({
  token,
  data: { message: payload },
  webpush: { headers: { TTL: String(ttlSeconds), Urgency: 'high', Topic: collapseTopic(topic) } },
});

/** Why a message was not taken: `reason` is FCM's error code, or the status of google.rpc; `aboutToken`: the token is none. */
type Failure = { reason: string; aboutToken: boolean };

/** A failure as Google's APIs write it (google.rpc.Status), with FcmError or BadRequest among its details. */
const failed = z.object({
  error: z.object({
    status: z.string().default(''),
    message: z.string().default(''),
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string().default('') })).optional(),
        }),
      )
      .default([]),
  }),
});

function failureIn(text: string): Failure {
  const { success, data } = failed.safeParse(jsonOf(text));
  if (!success) return { reason: '', aboutToken: false };
  const { status, message, details } = data.error;
  const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field));
  const reason = details.find(({ errorCode }) => errorCode)?.errorCode ?? status;
  return {
    reason: /^\w{1,60}$/.test(reason) ? reason : '',
    // a wrong message is refused by the same code, and says nothing of the device
    aboutToken:
      reason === 'INVALID_ARGUMENT' && (fields.includes('message.token') || /registration token/i.test(message)),
  };
}

/** Error codes of FCM after which a token is sent nothing more: it ended, or belongs to another project. */
const GONE = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH']);
/** What the operator or Google can mend within the life of a message. */
const MENDABLE = new Set([401, 403, 404, 408, 429]);

function resultOf({ status, retryAfterMs }: ServiceAnswer, { reason, aboutToken }: Failure): PushResult {
  if (status >= 200 && status < 300) return { outcome: 'accepted' };
  if (GONE.has(reason) || aboutToken) return { outcome: 'gone' };
  const isRefused = reason === 'THIRD_PARTY_AUTH_ERROR' || !(MENDABLE.has(status) || status >= 500);
  if (isRefused) return { outcome: 'refused', status, reason };
  return { outcome: 'later', status, reason, retryAfterMs: retryAfterMs || (status === 429 ? QUOTA_WAIT_MS : 0) };
}
