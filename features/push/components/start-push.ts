import { dropRevokedDevice } from '../client/watch-permission.ts';
import { renewRegistration } from '../client/renew-registration.ts';
import { showPushMessages } from './show-push-messages.ts';

/**
 * With permission: has the page hear push messages and renews the registration of the person in this tab. Without: forgets
 * the registration of a permission that was withdrawn. Throws ApiFailure.
 */
export async function startPush(): Promise<void> {
  if (Notification.permission !== 'granted') return dropRevokedDevice();
  showPushMessages();
  await renewRegistration();
}
