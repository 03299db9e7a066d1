import { USER_TYPES, type UserType } from '#lib/shared/user-type.ts';
import { parsed, tab } from './browser-storage.ts';
import { areDetailsOf, type Person } from './person.ts';
import { TAB_SESSION_KEYS } from './session-traces.ts';

/** 3.4 Session, without the event's part (`event-user.ts`): what a tab remembers of who is in it, field by field under these keys of `sessionStorage`. */
export type TabSession = Person & {
  accessToken: string;
  refreshToken: string;
  userID: string;
  deviceId: string;
  tabId: string;
};

/** The session this tab's storage holds. Whatever is left of one that is not whole is removed (4.3). */
export function readTabSession(): TabSession | null {
  const text = Object.fromEntries(TAB_SESSION_KEYS.map((key) => [key, tab.read(key)])) as Record<
    (typeof TAB_SESSION_KEYS)[number],
    string | null
  >;
  const { accessToken, refreshToken, userID, deviceId, tabId } = text;
  const loggedInUserType = USER_TYPES.find((type) => type === text.loggedInUserType);
  const userDetails = parsed(text.userDetails);
  const whole =
    accessToken &&
    refreshToken &&
    userID &&
    loggedInUserType &&
    tabId &&
    areDetailsOf(userID, loggedInUserType, userDetails);
  if (!whole) {
    const onlyType = TAB_SESSION_KEYS.every((key) => key === 'loggedInUserType' || text[key] === null);
    if (!onlyType) clearTabSession();
    return null;
  }
  return {
    accessToken,
    refreshToken,
    userID,
    tabId,
    ...({ loggedInUserType, userDetails } as unknown as Person),
    deviceId: deviceId ?? '',
  };
}

/** Keeps the session for a reload of this tab. */
export function writeTabSession(session: TabSession): void {
  for (const key of TAB_SESSION_KEYS) {
    const value = session[key];
    tab.write(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

export const clearTabSession = (): void => tab.remove(...TAB_SESSION_KEYS);

/** 4.7: the user type this tab is meant for from now on, while nobody is in it. */
export const writeTabUserType = (userType: UserType): void => tab.write('loggedInUserType', userType);
