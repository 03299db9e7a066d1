import 'server-only';
import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import * as z from 'zod';
import type { PushResult, PushSender } from '#lib/server/ports/push-sender.ts';
import { jsonOf } from '#lib/shared/json-of.ts';
import { collapseTopic } from './collapse-topic.ts';
import { isAtPushService, type PushServices } from './push-services.ts';
import { postToService, type ServiceAnswer } from './post-to-service.ts';
import type { VapidKey } from './vapid-key.ts';

/** A subscription as `PushSubscription.toJSON()` writes it (Push API); `p256dh` is an uncompressed point, `auth` 16 bytes. */
const subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string().regex(/^B[\w-]{86}=?$/), auth: z.string().regex(/^[\w-]{22}(==)?$/) }),
});

const NO_SUBSCRIPTION = 'This is no push subscription of a browser.';

/** Sends by standard Web Push (RFC 8030): encrypted for the browser (RFC 8291), signed with our key (RFC 8292). */
export function webPushSender(key: VapidKey, services: PushServices): PushSender {
  const read = (token: string) => {
    const parsed = subscription.safeParse(jsonOf(token));
    return parsed.success && isPoint(parsed.data.keys.p256dh) ? parsed.data : null;
  };
  return {
    problemOf: (token) => {
      const found = read(token);
      if (!found) return NO_SUBSCRIPTION;
      return isAtPushService(found.endpoint, services) ? null : 'This browser’s push service is not one we send to.';
    },
    send: async (token, { payload, ttlSeconds, topic }) => {
      const found = read(token);
      // the hosts may have been configured anew since it was registered
      if (!found || !isAtPushService(found.endpoint, services)) return { outcome: 'gone' };
      const { endpoint, headers, body } = webPush.generateRequestDetails(found, payload, {
        vapidDetails: key,
        contentEncoding: 'aes128gcm',
        TTL: ttlSeconds,
        urgency: 'high',
        topic: collapseTopic(topic),
      });
      const onThisMachine = services.standIn !== null && new URL(endpoint).origin === services.standIn;
      return resultOf(await postToService({ endpoint, headers, body, onThisMachine }));
    },
  };
}

const GONE = new Set([404, 410]);

function resultOf({ status, retryAfterMs }: ServiceAnswer): PushResult {
  if (status >= 200 && status < 300) return { outcome: 'accepted' };
  if (GONE.has(status)) return { outcome: 'gone' };
  return status === 429 || status >= 500 ? { outcome: 'later', status, retryAfterMs } : { outcome: 'refused', status };
}

/** Whether this is a point of P-256: nothing can be encrypted for another. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
