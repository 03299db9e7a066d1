// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRODUCT } from '#lib/shared/product.ts';
import { aSignedIn } from '#tests/support/people.ts';
import { lastActiveUser, readTabSession } from './session-storage.ts';
import {
  endSession,
  onSessionEnd,
  renewTokens,
  settleSignedOut,
  startSession,
  updateUserDetails,
} from './session-changes.ts';
import { readSession } from './session.ts';

const { accessToken, refreshToken, savedToken, ...asha } = aSignedIn();
const keys = () => Object.keys(sessionStorage).sort();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  settleSignedOut();
});

describe('a tab’s session', () => {
  it('[3.4] keeps its fields in this tab’s storage, and the device beyond it', () => {
    startSession(aSignedIn());
    expect(keys()).toEqual([
      'accessToken',
      'deviceId',
      'loggedInUserType',
      'refreshToken',
      'tabId',
      'userDetails',
      'userID',
    ]);
    expect(sessionStorage.getItem('loggedInUserType')).toBe('sarai');
    expect(JSON.parse(sessionStorage.getItem('userDetails') ?? '')).toEqual(asha);
    expect(readSession()).toMatchObject({
      status: 'in',
      accessToken,
      refreshToken,
      userID: 'usr_asha',
      eventUserDetails: null,
    });
    expect(localStorage.getItem('deviceId')).toBe(readSession().deviceId);
  });

  it('[3.5] a sign-in is remembered with a token that no tab uses', () => {
    startSession(aSignedIn());
    expect(lastActiveUser(PRODUCT.id)?.userData).toEqual({
      userID: 'usr_asha',
      refreshToken: savedToken,
      userDetails: asha,
    });
    expect(localStorage.getItem('lastActiveUsers')).not.toContain(refreshToken);
  });

  it('[4.1] logout clears the tab and tells why, once', () => {
    const ends: string[] = [];
    const stop = onSessionEnd((end) => ends.push(end));
    startSession(aSignedIn());
    endSession('logged-out');
    endSession('expired');
    stop();
    expect(ends).toEqual(['logged-out']);
    expect(keys()).toEqual([]);
    expect(readSession()).toMatchObject({ status: 'out', userID: null });
    expect(lastActiveUser(PRODUCT.id)).toBeNull();
  });

  it('[4.1] logout forgets the person of this tab and nobody else', () => {
    startSession(aSignedIn({ _id: 'usr_ravi', savedToken: 'ravis' }));
    startSession(aSignedIn());
    endSession('logged-out');
    expect(lastActiveUser(PRODUCT.id)?.userData.userID).toBe('usr_ravi');
  });

  it('[8.5] a refresh that only the network stopped leaves the record for the next time', () => {
    startSession(aSignedIn());
    endSession('unable-to-refresh');
    expect(lastActiveUser(PRODUCT.id)?.userData.userID).toBe('usr_asha');
  });

  it('[4.6] takes a renewed pair only for the token that was traded', () => {
    startSession(aSignedIn());
    renewTokens('another', { accessToken: 'no', refreshToken: 'no' });
    renewTokens(refreshToken, { accessToken: 'access-2', refreshToken: 'refresh-2' });
    expect(readSession()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2', userDetails: asha });
    expect(readTabSession()).toMatchObject({ accessToken: 'access-2' });
  });

  it('[7.7] takes newer details of its own person only', () => {
    startSession(aSignedIn());
    updateUserDetails({ loggedInUserType: PRODUCT.id, userDetails: { ...asha, firstName: 'Ashalata' } });
    updateUserDetails({ loggedInUserType: PRODUCT.id, userDetails: { ...asha, _id: 'usr_ravi', firstName: 'Ravi' } });
    expect(readSession().userDetails?.firstName).toBe('Ashalata');
  });

  it.each(['QuotaExceededError', 'SecurityError'])('works in memory where storage answers %s', (name) => {
    const refuse = () => {
      throw new DOMException('refused', name);
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    startSession(aSignedIn());
    expect(readSession()).toMatchObject({ status: 'in', userID: 'usr_asha' });
    expect(readTabSession()).toBeNull();
    endSession('logged-out');
    expect(readSession().status).toBe('out');
  });
});

describe('what a tab’s storage holds', () => {
  it('is the session as it was', () => {
    startSession(aSignedIn());
    const { status: _, eventUserDetails: __, ...tab } = readSession();
    expect(readTabSession()).toEqual(tab);
  });

  it.each(['accessToken', 'refreshToken', 'userID', 'loggedInUserType', 'userDetails', 'tabId'])(
    '[4.3] without %s is stale: the session keys are removed',
    (key) => {
      startSession(aSignedIn());
      sessionStorage.setItem('basket', 'kept');
      sessionStorage.removeItem(key);
      expect(readTabSession()).toBeNull();
      expect(keys()).toEqual(['basket']);
    },
  );

  it.each([
    ['userDetails', '{"_id":"usr_ravi"}'],
    ['userDetails', '{cut'],
    ['loggedInUserType', 'admin'],
    ['loggedInUserType', 'corporate'], // whose details are more than a person's
  ])('[4.3] with %s %s is stale too', (key, value) => {
    startSession(aSignedIn());
    sessionStorage.setItem(key, value);
    expect(readTabSession()).toBeNull();
    expect(keys()).toEqual([]);
  });

  it.each([
    ['logged-out', false],
    ['expired', false],
    ['unable-to-refresh', true],
  ] as const)('that ends as %s keeps what was typed about travellers: %s', (end, keeps) => {
    startSession(aSignedIn());
    sessionStorage.setItem('sarai:guests:bkg_1', '{"passport":"Z1234567"}');
    endSession(end);
    expect(sessionStorage.getItem('sarai:guests:bkg_1') !== null).toBe(keeps);
  });
});
