import 'server-only';
import type { PushSender } from '#lib/server/ports/push-sender.ts';
import { pushServices } from './push-services.ts';
import { vapidKey } from './vapid-key.ts';
import { webPushSender } from './web-push-sender.ts';

/** How this installation sends push messages; null where it does not. */
export function configuredSender(): PushSender | null {
  const key = vapidKey();
  return key && webPushSender(key, pushServices());
}
