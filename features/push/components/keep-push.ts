import { keepPermission } from '../client/keep-permission.ts';
import { renewRegistration } from '../client/keep-registered.ts';
import { hearPush } from './hear-push.ts';

/**
 * With permission: has the page hear push messages and renews the registration of the person in this tab. Without: forgets
 * the registration of a permission that was withdrawn. Throws ApiFailure.
 */
export async function keepPush(): Promise<void> {
  if (Notification.permission !== 'granted') return keepPermission();
  hearPush();
  await renewRegistration();
}
