// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { PRODUCT } from '#lib/shared/product.ts';
import { aCorporateSession, aSignedIn } from '#tests/support/people.ts';
import {
  removeUserRecord,
  lastActiveUser,
  renewSavedUser,
  SAVED_USER_DAYS,
  type SavedUser,
  saveUser,
  touchUser,
} from './session-storage.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-11-20T06:30:00Z');
const aPerson = (userID: string): SavedUser['userData'] => ({
  userID,
  refreshToken: `saved-${userID}`,
  userDetails: aSignedIn({ _id: userID }),
});
const aColleague = (): SavedUser['userData'] => {
  const { accessTokenData: _, userDetails, ...about } = aCorporateSession({ _id: 'work' });
  return { userID: 'work', refreshToken: 'saved-work', userDetails: { ...userDetails, ...about } };
};
const lastActive = (at = now) => lastActiveUser(PRODUCT.id, at)?.userData.userID;
const stored = () => JSON.parse(localStorage.getItem('lastActiveUsers') ?? '[]') as SavedUser[];
const tamper = (change: object) =>
  localStorage.setItem('lastActiveUsers', JSON.stringify(stored().map((saved) => ({ ...saved, ...change }))));

beforeEach(() => localStorage.clear());

describe('the saved last-active-user record', () => {
  it('[3.5] has user type, user data, timestamp and expiry, 7 days on', () => {
    saveUser(PRODUCT.id, aPerson('asha'), now);
    expect(stored()).toEqual([
      { userType: PRODUCT.id, userData: aPerson('asha'), timestamp: now, expiresAt: now + 7 * DAY },
    ]);
    expect(SAVED_USER_DAYS).toBe(7);
  });

  it('[5.10] is discarded past its expiry', () => {
    saveUser(PRODUCT.id, aPerson('asha'), now);
    expect(lastActive(now + 7 * DAY - 1)).toBe('asha');
    expect(lastActive(now + 7 * DAY)).toBeUndefined();
    saveUser(PRODUCT.id, aPerson('ravi'), now + 8 * DAY);
    expect(stored().map((saved) => saved.userData.userID)).toEqual(['ravi']);
  });

  it('[4.2] is that of whoever was active last, of the user type asked for and no other', () => {
    saveUser('corporate', aColleague(), now + 5);
    saveUser(PRODUCT.id, aPerson('asha'), now);
    saveUser(PRODUCT.id, aPerson('ravi'), now + 1);
    expect(lastActive()).toBe('ravi');
    touchUser(PRODUCT.id, 'asha', now + 2);
    expect(lastActive()).toBe('asha');
    removeUserRecord(PRODUCT.id, 'asha', now);
    removeUserRecord(PRODUCT.id, 'ravi', now);
    expect(lastActive()).toBeUndefined();
    expect(lastActiveUser('corporate', now)?.userData.userID).toBe('work');
  });

  it.each([
    ['no token', { userData: { ...aPerson('asha'), refreshToken: '' } }],
    ['no user id', { userData: { ...aPerson('asha'), userID: undefined } }],
    ['somebody else’s details', { userData: { ...aPerson('asha'), userDetails: aSignedIn({ _id: 'ravi' }) } }],
    ['an unknown user type', { userType: 'admin' }],
    ['no expiry', { expiresAt: 'never' }],
  ])('[5.9] with %s restores nobody', (_, change) => {
    saveUser(PRODUCT.id, aPerson('asha'), now);
    tamper(change);
    expect(lastActive()).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"a":1}', '[null, 3, "x"]'])('takes %j in its place for nothing', (text) => {
    localStorage.setItem('lastActiveUsers', text);
    expect(lastActive()).toBeUndefined();
    saveUser(PRODUCT.id, aPerson('asha'), now);
    expect(lastActive()).toBe('asha');
  });

  it('[4.2] gets its renewed token only in the place of the one that was traded', () => {
    saveUser(PRODUCT.id, aPerson('asha'), now);
    renewSavedUser('saved-asha', 'saved-2', now);
    renewSavedUser('saved-asha', 'saved-3', now);
    expect(lastActiveUser(PRODUCT.id, now)).toMatchObject({ timestamp: now, userData: { refreshToken: 'saved-2' } });
  });
});
