import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callOperation } from '#lib/client/call-operation.ts';
import { registerWorker } from '#lib/client/service-worker.ts';
import { readSession } from '#features/session/client/session.ts';
import type { FirebaseWebApp } from '../contract.ts';
import type { Registrant } from '../rules/device-registration.ts';
import { removeIfRevoked, registerBrowser, unregisterBrowser } from './register-browser.ts';
import { registeredHere } from './registered-people.ts';

const firebase = vi.hoisted(() => ({ loaded: 0, getToken: vi.fn(), initializeApp: vi.fn((app: object) => ({ app })) }));
vi.mock('@firebase/app', () => ({ getApps: () => [], initializeApp: firebase.initializeApp }));
vi.mock('@firebase/messaging', () => {
  firebase.loaded++;
  return { getMessaging: (app: object) => app, getToken: firebase.getToken };
});
vi.mock('#lib/client/call-operation.ts', () => ({ callOperation: vi.fn() }));
vi.mock('#lib/client/service-worker.ts', () => ({ registerWorker: vi.fn() }));
vi.mock('#features/session/client/session.ts', () => ({ readSession: vi.fn() }));
const who = vi.hoisted(() => ({ person: {} as Registrant }));
vi.mock('./registrant.ts', () => ({
  registrant: () => who.person,
  deviceInfo: () => ({ userAgent: 'Chrome', platform: 'Linux', language: 'en-IN', deviceId: 'device-1' }),
  problemHere: () => null,
}));

const MEERA = { userId: 'usr_meera', userType: 'sarai' as const, details: { firstName: 'Meera' } };
const KEY = 'sarai:usr_meera';
const APP: FirebaseWebApp = {
  projectId: 'a-travel-project',
  apiKey: 'a-key',
  appId: '1:2:web:3',
  messagingSenderId: '2',
  vapidKey: 'key-of-firebase',
};
const server = vi.mocked(callOperation);

/** A browser's subscriptions: one at a time, for one key, as the Push API has it. */
function browserSubscriptions(earlierKey: string | null) {
  const state = { key: earlierKey, count: 0 };
  const current = () => ({
    endpoint: `https://push.example/${state.key}`,
    toJSON: () => ({ endpoint: `https://push.example/${state.key}` }),
    unsubscribe: () => Promise.resolve(((state.key = null), true)),
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(state.key === null ? null : current()),
    subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      if (state.key !== null && state.key !== key) return Promise.reject(new Error('InvalidStateError'));
      state.key = key;
      return Promise.resolve(current());
    },
  };
  const worker = { pushManager } as unknown as ServiceWorkerRegistration;
  vi.mocked(registerWorker).mockResolvedValue(worker);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(worker) } });
  return { state, worker };
}

beforeEach(() => {
  vi.clearAllMocks();
  firebase.getToken.mockResolvedValue('an-id:a-token-of-firebase');
  who.person = MEERA;
  vi.mocked(readSession).mockReturnValue({
    status: 'in',
    userID: MEERA.userId,
    loggedInUserType: MEERA.userType,
  } as ReturnType<typeof readSession>);
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put: () => Promise.resolve() }) });
});

describe('a server without Firebase', () => {
  it('[7.16] is sent the subscription for its key, and Firebase is not loaded', async () => {
    browserSubscriptions(null);
    expect(await registerBrowser({ publicKey: 'our-key', firebase: null })).toBe('registered');
    expect(server.mock.lastCall?.[1]).toMatchObject({
      body: { userId: MEERA.userId, token: '{"endpoint":"https://push.example/our-key"}' },
    });
    expect([firebase.loaded, registeredHere(KEY)?.token]).toEqual([0, undefined]);
  });
});

describe('a server that sends by Firebase', () => {
  const options = { publicKey: 'our-key', firebase: APP };

  it('[7.16] [5.4] is sent Firebase’s token, for the subscription of the one worker', async () => {
    const { state, worker } = browserSubscriptions(null);
    expect(await registerBrowser(options)).toBe('registered');
    const { vapidKey, ...app } = APP;
    expect(firebase.initializeApp).toHaveBeenCalledWith(app, { automaticDataCollectionEnabled: false });
    expect(firebase.getToken).toHaveBeenCalledWith(expect.anything(), { vapidKey, serviceWorkerRegistration: worker });
    expect(state.key).toBe(vapidKey);
    expect(server.mock.lastCall?.[1]).toMatchObject({
      body: { userId: MEERA.userId, token: 'an-id:a-token-of-firebase', deviceInfo: { deviceId: 'device-1' } },
    });
    expect(registeredHere(KEY)).toMatchObject({
      endpoint: `https://push.example/${vapidKey}`,
      token: 'an-id:a-token-of-firebase',
    });
  });

  it('[7.11] has a subscription for another key replaced before Firebase is asked', async () => {
    const { state } = browserSubscriptions('our-key');
    firebase.getToken.mockImplementation(() => Promise.resolve(`an-id:for-${state.key}`));
    expect(await registerBrowser(options)).toBe('registered');
    expect(registeredHere(KEY)?.token).toBe('an-id:for-key-of-firebase');
  });

  it('[5.3] is sent nothing of a person without details', async () => {
    browserSubscriptions(null);
    who.person = { ...MEERA, details: null };
    expect(await registerBrowser(options)).toBe('skipped');
    expect(server).not.toHaveBeenCalled();
  });

  it('[8.4] is sent nothing where Firebase is not reached; a server that is not reached is said', async () => {
    browserSubscriptions(null);
    firebase.getToken.mockRejectedValueOnce(new Error('messaging/token-subscribe-failed'));
    await expect(registerBrowser(options)).rejects.toThrow('token-subscribe-failed');
    expect([server.mock.calls, registeredHere(KEY)]).toEqual([[], undefined]);
    server.mockRejectedValueOnce(new Error('offline'));
    expect([await registerBrowser(options), registeredHere(KEY)]).toEqual(['token', undefined]);
  });

  it('[7.11] is told Firebase’s token when notifications are turned off, and the subscription ends', async () => {
    const { state } = browserSubscriptions(null);
    await registerBrowser(options);
    await unregisterBrowser();
    expect(server.mock.lastCall?.[1]).toEqual({ body: { token: 'an-id:a-token-of-firebase' } });
    expect([state.key, registeredHere(KEY)]).toEqual([null, undefined]);
  });
});

describe('a browser whose permission was withdrawn', () => {
  const allowing = (permission: NotificationPermission) => vi.stubGlobal('Notification', { permission });
  const registered = async () => {
    const browser = browserSubscriptions(null);
    await registerBrowser({ publicKey: 'our-key', firebase: null });
    server.mockClear();
    browser.state.key = null; // as browsers end the subscription with the permission
  };

  it.each(['denied', 'default'] as const)('[5.4] (%s) is forgotten by the server, by its id, and here', async (now) => {
    await registered();
    allowing(now);
    await removeIfRevoked();
    expect(server.mock.calls.map(([, request]) => request)).toEqual([{ body: { deviceId: 'device-1' } }]);
    expect(registeredHere(KEY)).toBeUndefined();
    await removeIfRevoked();
    expect(server, 'once').toHaveBeenCalledTimes(1);
  });

  it('[5.4] stays registered while permission is granted, and for the next page where the server is not reached', async () => {
    await registered();
    allowing('granted');
    await removeIfRevoked();
    expect(server).not.toHaveBeenCalled();
    allowing('denied');
    server.mockRejectedValueOnce(new Error('offline'));
    await expect(removeIfRevoked()).rejects.toThrow('offline');
    expect(registeredHere(KEY)).toBeDefined();
    await removeIfRevoked();
    expect(registeredHere(KEY)).toBeUndefined();
  });
});
