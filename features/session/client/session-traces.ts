import { browser, tab } from '#lib/client/browser-storage.ts';

/** Where a tab keeps the person in it, field by field (3.4). */
export const TAB_SESSION_KEYS = [
  'accessToken',
  'refreshToken',
  'userID',
  'loggedInUserType',
  'userDetails',
  'deviceId',
  'tabId',
] as const;

/** Where a tab keeps who is signed in to an event (3.4): beside the person, not of them. */
export const EVENT_USER_KEY = 'eventUserDetails';

/** Where this browser keeps who was active last (3.5). */
export const SAVED_USERS_KEY = 'lastActiveUsers';

/**
 * Whether tab or browser hold anything of a session, whole or not. Where they do not, nobody can be in the tab, and a
 * page need not fetch anything to know.
 */
export const sessionTraces = (): boolean =>
  [...TAB_SESSION_KEYS, EVENT_USER_KEY].some((key) => tab.read(key) !== null) || browser.read(SAVED_USERS_KEY) !== null;
