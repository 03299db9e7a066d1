import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const notificationList = call<typeof contract.notificationList>(
  'GET',
  '/api/corporate/notifications',
  'corporate',
);
export const notificationPreferences = call<typeof contract.notificationPreferences>(
  'GET',
  '/api/corporate/notifications/preferences',
  'corporate',
);
export const saveNotificationPreferences = call<typeof contract.saveNotificationPreferences>(
  'PUT',
  '/api/corporate/notifications/preferences',
  'corporate',
);
export const markNotificationsRead = call<typeof contract.markNotificationsRead>(
  'POST',
  '/api/corporate/notifications/mark-read',
  'corporate',
);
export const personalPreferences = call<typeof contract.personalPreferences>(
  'GET',
  '/api/users/notifications/preferences',
  'consumer',
);
export const savePersonalPreferences = call<typeof contract.savePersonalPreferences>(
  'PUT',
  '/api/users/notifications/preferences',
  'consumer',
);
