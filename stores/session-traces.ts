import { browser, tab } from './browser-storage.ts';

/** Where a tab keeps its session, field by field (3.4). */
export const TAB_SESSION_KEYS = [
  'accessToken',
  'refreshToken',
  'userID',
  'loggedInUserType',
  'userDetails',
  'eventUserDetails',
  'deviceId',
  'tabId',
] as const;

/** Where this browser keeps who was active last (3.5). */
export const SAVED_USERS_KEY = 'lastActiveUsers';

/**
 * Whether tab or browser hold anything of a session, whole or not. Where they do not, nobody can be in the tab, and a
 * page need not fetch anything to know.
 */
export const sessionTraces = (): boolean =>
  TAB_SESSION_KEYS.some((key) => tab.read(key) !== null) || browser.read(SAVED_USERS_KEY) !== null;
