import { browser, tab } from '#lib/client/browser-storage.ts';

/** Storage keys of the person in a tab, one per field (3.4). */
export const TAB_SESSION_KEYS = [
  'accessToken',
  'refreshToken',
  'userID',
  'loggedInUserType',
  'userDetails',
  'deviceId',
  'tabId',
] as const;

/** Storage key of an event sign-in in a tab (3.4), besides the person. */
export const EVENT_USER_KEY = 'eventUserDetails';

/** Storage key of the last active person in this browser (3.5). */
export const SAVED_USERS_KEY = 'lastActiveUsers';

/** Name in `dataset` of the document's mark that an employee is expected: set before the first paint, until the tab has looked. */
export const PAGE_EXPECTS_EMPLOYEE = 'expectsEmployee';

/**
 * Whether tab or browser store anything of a session. If not, nobody can be signed in, and a page need not load
 * anything.
 */
export const sessionTraces = (): boolean =>
  [...TAB_SESSION_KEYS, EVENT_USER_KEY].some((key) => tab.read(key) !== null) || browser.read(SAVED_USERS_KEY) !== null;
