// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callOperation } from '#lib/client/call-operation.ts';
import { endSession, settleSignedOut, startSession } from '#features/session/client/session-changes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { aSignedIn } from '#tests/support/people.ts';
import { readPushOptions } from './calls.ts';
import { renewRegistration, watchPush } from './renew-registration.ts';
import { removeIfRevoked, removeStoredPerson, registerBrowser } from './register-browser.ts';
import { addPerson } from './registered-people.ts';

vi.mock('#lib/client/call-operation.ts', () => ({ callOperation: vi.fn() }));

vi.mock('./register-browser.ts', () => ({
  removeIfRevoked: vi.fn(() => Promise.resolve()),
  removeStoredPerson: vi.fn(() => Promise.resolve()),
  registerBrowser: vi.fn(() => Promise.resolve('registered')),
}));

const HERE = 'https://push.example/this';

const DAY = 86_400_000;

const OPTIONS = { publicKey: 'our-key', firebase: null };

const permission = new EventTarget();

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(callOperation).mockResolvedValue(OPTIONS);
  const pushManager = { getSubscription: () => Promise.resolve({ endpoint: HERE }) };
  const worker = Object.assign(new EventTarget(), { ready: Promise.resolve({ pushManager }), startMessages: () => {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.defineProperty(navigator, 'permissions', {
    value: { query: () => Promise.resolve(permission) },
    configurable: true,
  });
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put: () => Promise.resolve() }) });
  startSession(aSignedIn());
});

afterEach(settleSignedOut);

const registered = (endpoint: string, days: number) =>
  addPerson(`${PRODUCT.id}:usr_asha`, { endpoint, at: Date.now() - days * DAY });

describe('[9.8] the registration of this browser', () => {
  it.each([
    ['a day ago', HERE, 1, false],
    ['seven days ago', HERE, 7, true],
    ['a day ago, with another subscription than the browser has now', 'https://push.example/before', 1, true],
  ])('made %s is renewed: %s, %s days, %s', async (_, endpoint, days, renewed) => {
    await registered(endpoint, days);
    await renewRegistration();
    expect(vi.mocked(registerBrowser).mock.calls).toEqual(renewed ? [[OPTIONS]] : []);
    expect(vi.mocked(callOperation).mock.calls.map(([operation]) => operation)).toEqual(
      renewed ? [readPushOptions] : [],
    );
  });

  it('is nothing for whoever is not registered here', async () => {
    await renewRegistration();
    expect(callOperation).not.toHaveBeenCalled();
  });
});

describe('[5.4] [4.1] a page that hears push messages', () => {
  beforeEach(() => watchPush(() => undefined));

  it('forgets the person when they log out, and not when only the network failed', () => {
    endSession('unable-to-refresh');
    expect(removeStoredPerson).not.toHaveBeenCalled();
    startSession(aSignedIn());
    endSession('logged-out');
    expect(removeStoredPerson).toHaveBeenCalledWith({ userId: 'usr_asha', userType: PRODUCT.id });
  });

  it('looks again when the browser’s permission changes while it is open', () => {
    expect(removeIfRevoked).not.toHaveBeenCalled();
    permission.dispatchEvent(new Event('change'));
    expect(removeIfRevoked).toHaveBeenCalledTimes(1);
  });
});
