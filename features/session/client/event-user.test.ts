// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSignedIn } from '#tests/support/people.ts';
import {
  dropEventUser,
  dropRefusedEventUser,
  endSession,
  storedEventUser,
  leaveFor,
  settleSignedOut,
  startEventUser,
  startSession,
} from './session-changes.ts';
import { readSession } from './session.ts';
import { sessionTraces } from './session-traces.ts';

const NUMBER = 'CIT95-7K4M-2Q9X';
const latha = {
  eventCode: 'CIT-95',
  number: NUMBER,
  name: 'Latha',
  email: 'latha@example.com',
  accessToken: 'guest-1',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
};
const number = () => readSession().eventUserDetails?.number;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  dropEventUser();
  settleSignedOut();
});

describe('[3.4] [2.9] who is signed in to an event', () => {
  it('is kept in this tab’s storage only, with nobody else in the tab', () => {
    settleSignedOut();
    startEventUser(latha);
    expect(Object.keys(sessionStorage)).toEqual(['eventUserDetails']);
    expect(localStorage.getItem('lastActiveUsers')).toBeNull();
    expect([readSession().status, number(), sessionTraces()]).toEqual(['out', NUMBER, true]);
    expect(storedEventUser()).toMatchObject(latha);
  });

  it('and a consumer disturb each other neither by coming nor, the event’s, by going', () => {
    startEventUser(latha);
    startSession(aSignedIn());
    expect([readSession().userID, number()]).toEqual(['usr_asha', NUMBER]);
    dropEventUser();
    expect([readSession().userID, number()]).toEqual(['usr_asha', undefined]);
    expect(sessionStorage.getItem('accessToken')).toBe(readSession().accessToken);
  });

  it('[4.1] goes with who logs out, and with who makes room for somebody else', () => {
    startSession(aSignedIn());
    startEventUser(latha);
    endSession('logged-out');
    expect([number(), Object.keys(sessionStorage)]).toEqual([undefined, []]);
    startSession(aSignedIn());
    startEventUser(latha);
    startSession(aSignedIn({ _id: 'usr_ravi' }));
    expect([readSession().userID, number(), storedEventUser()]).toEqual(['usr_ravi', undefined, null]);
  });

  it('[4.7] stays when the same person goes over to work, and when only the network failed', () => {
    startSession(aSignedIn());
    startEventUser(latha);
    leaveFor('corporate');
    expect([readSession().status, number()]).toEqual(['checking', NUMBER]);
    startSession(aSignedIn());
    endSession('unable-to-refresh');
    expect(number()).toBe(NUMBER);
  });

  it('is dropped for the token that was refused, not for a newer one', () => {
    startEventUser(latha);
    dropRefusedEventUser('guest-0');
    expect(number()).toBe(NUMBER);
    dropRefusedEventUser('guest-1');
    expect(number()).toBeUndefined();
  });

  it.each([
    ['cut off', '{"eventCode":"CIT-95'],
    ['without a token', JSON.stringify({ ...latha, tabId: 'tab', accessToken: '' })],
    ['past its time', JSON.stringify({ ...latha, tabId: 'tab', expiresAt: '2020-01-01T00:00:00Z' })],
  ])('%s is nobody, and removed', (_, kept) => {
    sessionStorage.setItem('eventUserDetails', kept);
    expect(storedEventUser()).toBeNull();
    expect(sessionStorage.getItem('eventUserDetails')).toBeNull();
  });
});
