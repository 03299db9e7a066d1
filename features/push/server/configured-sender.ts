import 'server-only';
import { env } from '#lib/server/env.ts';
import type { PushSender } from '#lib/server/ports/push-sender.ts';
import { fcmSender } from './fcm-sender.ts';
import { firebaseProject } from './firebase-settings.ts';
import { pushServices } from './push-services.ts';
import { vapidKey } from './vapid-key.ts';
import { webPushSender } from './web-push-sender.ts';

const senders = new WeakMap<object, PushSender | null>();

/**
 * How this installation sends push messages; null where it does not. One for as long as the process has its environment,
 * because Firebase's holds an access token. Throws CannotStart where the service account of Firebase cannot be read.
 */
export function configuredSender(): PushSender | null {
  const environment = env();
  const known = senders.get(environment);
  if (known !== undefined) return known;
  const sender = makeSender();
  senders.set(environment, sender);
  return sender;
}

function makeSender(): PushSender | null {
  const [key, project] = [vapidKey(), firebaseProject()];
  if (!key && !project) return null;
  return senderByToken(key && webPushSender(key, pushServices()), project && fcmSender(project));
}

/**
 * Sends to each device by the service that its token is of. A token of a service that is not configured any more is gone:
 * browsers that registered there do so anew within 7 days (9.8).
 */
function senderByToken(webPush: PushSender | null, firebase: PushSender | null): PushSender {
  const senderOf = (token: string) => (token.startsWith('{') || !firebase ? webPush : firebase);
  return {
    problemOf: (token) => {
      const sender = senderOf(token);
      return sender ? sender.problemOf(token) : 'This installation sends by Firebase alone.';
    },
    send: async (token, delivery) => (await senderOf(token)?.send(token, delivery)) ?? { outcome: 'gone' },
  };
}
