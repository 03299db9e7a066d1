import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-read.ts';
import {
  readPersonalPreferences,
  readPreferences,
  savePersonalPreferences,
  savePreferences,
} from './save-preferences.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.notificationList, listNotifications),
  endpoint(contract.markNotificationsRead, markNotificationsRead),
  endpoint(contract.notificationPreferences, readPreferences),
  endpoint(contract.saveNotificationPreferences, savePreferences),
  endpoint(contract.personalPreferences, readPersonalPreferences),
  endpoint(contract.savePersonalPreferences, savePersonalPreferences),
];
