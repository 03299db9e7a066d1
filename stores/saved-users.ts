import { USER_TYPES, type UserType } from '#lib/shared/user-type.ts';
import { browser, isRecord, parsed } from './browser-storage.ts';
import { areDetailsOf, type UserDetails } from './person.ts';
import { SAVED_USERS_KEY as KEY } from './session-traces.ts';

/** 3.5 Saved last-active-user record. `refreshToken` is the saved token, of a family of its own: no tab uses it. */
export type SavedUser = {
  userType: UserType;
  userData: { userID: string; refreshToken: string; userDetails: UserDetails };
  /** Last active, and when the record is discarded; milliseconds. */
  timestamp: number;
  expiresAt: number;
};

/** How long a person is remembered after their last activity (9.8). */
export const SAVED_USER_DAYS = 7;
const KEPT = 6;

/** The person of this user type who was active last; none of another type (4.2), none past expiry (5.10). */
export const lastActiveUser = (userType: UserType, now = Date.now()): SavedUser | null =>
  readAll(now).find((saved) => saved.userType === userType) ?? null;

/** Remembers a person, as the one active last. */
export function saveUser(userType: UserType, userData: SavedUser['userData'], now = Date.now()): void {
  const others = readAll(now).filter((saved) => !isPerson(saved, userType, userData.userID));
  const saved = { userType, userData, timestamp: now, expiresAt: now + SAVED_USER_DAYS * 86_400_000 };
  browser.write(KEY, JSON.stringify([saved, ...others].slice(0, KEPT)));
}

/** Notes that a remembered person is active now. */
export function touchUser(userType: UserType, userID: string, now = Date.now()): void {
  const saved = readAll(now).find((one) => isPerson(one, userType, userID));
  if (saved) saveUser(userType, saved.userData, now);
}

/** Puts a renewed saved token in the place of the one it was traded for; a newer record is left alone. */
export function renewSavedUser(traded: string, refreshToken: string, now = Date.now()): void {
  const renewed = readAll(now).map((saved) =>
    saved.userData.refreshToken === traded ? { ...saved, userData: { ...saved.userData, refreshToken } } : saved,
  );
  browser.write(KEY, JSON.stringify(renewed));
}

/** Forgets a person: they logged out, or the server refused their token. */
export function forgetUser(userType: UserType, userID: string, now = Date.now()): void {
  const others = readAll(now).filter((saved) => !isPerson(saved, userType, userID));
  if (others.length) browser.write(KEY, JSON.stringify(others));
  else browser.remove(KEY);
}

const isPerson = (saved: SavedUser, userType: UserType, userID: string): boolean =>
  saved.userType === userType && saved.userData.userID === userID;

/** Every record that is whole and not past its end, the last active first. */
function readAll(now: number): SavedUser[] {
  const stored = parsed(browser.read(KEY));
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((saved): saved is SavedUser => isSavedUser(saved) && saved.expiresAt > now)
    .sort((one, other) => other.timestamp - one.timestamp);
}

/** 5.9: a record without token or user id restores nobody. */
function isSavedUser(value: unknown): value is SavedUser {
  if (!isRecord(value) || !isRecord(value.userData)) return false;
  const { userID, refreshToken, userDetails } = value.userData;
  const person = isFilled(userID) && isFilled(refreshToken) && areDetailsOf(userID, value.userType, userDetails);
  return (
    person &&
    USER_TYPES.some((type) => type === value.userType) &&
    typeof value.timestamp === 'number' &&
    typeof value.expiresAt === 'number'
  );
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';
