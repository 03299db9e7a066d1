import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import type { PushDelivery, PushSender } from '#lib/server/ports/push-sender.ts';
import { resetEnvironment } from '../../../tests/support/environment.ts';
import { aFirebase, fcmError } from '../../../tests/support/firebase.ts';
import { aPushService } from '../../../tests/support/push-service.ts';
import { fcmSender } from './fcm-sender.ts';
import { firebaseProject } from './firebase-settings.ts';
import { webPushSender } from './web-push-sender.ts';

const pushService = await aPushService();
const firebase = await aFirebase({ now: clock.now });
/** Another server, to which a push service may point: nothing arrives there. */
const strayed: string[] = [];
const elsewhere = createServer((request, response) => {
  strayed.push(request.url ?? '');
  response.end();
});
await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve));
const elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/caught`;
afterAll(async () => {
  elsewhere.close();
  await Promise.all([pushService.close(), firebase.close()]);
});

/** The sender of the configured Firebase: a new one has no access token yet. */
function ofFirebase(variables: Record<string, string> = {}): PushSender {
  for (const [name, value] of Object.entries({
    ...firebase.variables,
    FIREBASE_STAND_IN: firebase.origin,
    ...variables,
  }))
    vi.stubEnv(name, value);
  resetEnvironment();
  return fcmSender(firebaseProject()!);
}

beforeEach(() => {
  firebase.sent.length = 0;
  pushService.pushed.length = 0;
  strayed.length = 0;
});
afterEach(() => {
  clock.reset();
  firebase.restoreKey();
  firebase.answer('/token');
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  resetEnvironment();
});

const DELIVERY: PushDelivery = { payload: '{"title":"Your trip is approved"}', ttlSeconds: 86_400, topic: 'bkg_1' };
const VAPID = {
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  subject: 'mailto:post@sarai.example',
};
type Answer = { status: number; headers?: Record<string, string> } | 'hang';

/** Each adapter with its service: a device, how the service answers it, and what reached the service. */
const ADAPTERS = {
  'Web Push': () => {
    const { token, path } = pushService.subscription();
    return {
      sender: webPushSender(VAPID, { hosts: [], standIn: pushService.origin }),
      token,
      answer: (answer: Answer) => pushService.answer(path, answer),
      end: () => pushService.answer(path, { status: 410 }),
      received: () => pushService.pushed.filter((pushed) => pushed.path === path).length,
      another: firebase.token(),
    };
  },
  'Firebase Cloud Messaging': () => {
    const token = firebase.token();
    return {
      sender: ofFirebase(),
      token,
      answer: (answer: Answer) => firebase.answer(token, answer),
      end: () => firebase.answer(token, fcmError(404, 'NOT_FOUND', 'UNREGISTERED', 'Requested entity was not found.')),
      received: () => firebase.sent.filter((sent) => sent.token === token).length,
      another: pushService.subscription().token,
    };
  },
};

describe.each(Object.entries(ADAPTERS))('[7.11] the port of push services, by %s', (_, adapter) => {
  it('hands a message to the service, and knows a token of its own', async () => {
    const { sender, token, received, another } = adapter();
    expect([sender.problemOf(token), sender.problemOf(another)]).toEqual([null, expect.stringMatching(/^This .+\.$/)]);
    expect(await sender.send(token, DELIVERY)).toEqual({ outcome: 'accepted' });
    expect(received()).toBe(1);
  });

  it('says that a device is gone', async () => {
    const { sender, token, end } = adapter();
    end();
    expect(await sender.send(token, DELIVERY)).toEqual({ outcome: 'gone' });
  });

  it.each([429, 500, 503])('says that %i is to be tried later, when the service asks for it', async (status) => {
    const { sender, token, answer } = adapter();
    const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toUTCString();
    for (const after of ['90', inSeconds(90)]) {
      answer({ status, headers: { 'retry-after': after } });
      const result = await sender.send(token, DELIVERY);
      expect(result).toMatchObject({ outcome: 'later', status });
      const wait = result.outcome === 'later' ? result.retryAfterMs : 0;
      expect(wait).toBeGreaterThan(80_000);
      expect(wait).toBeLessThanOrEqual(90_000);
    }
    answer({ status, headers: { 'retry-after': inSeconds(-90) } });
    const result = await sender.send(token, DELIVERY);
    expect(result.outcome === 'later' && result.retryAfterMs).toBeLessThanOrEqual(60_000);
  });

  it('says that a message is refused, and would be again', async () => {
    const { sender, token, answer } = adapter();
    answer({ status: 400 });
    expect(await sender.send(token, DELIVERY)).toMatchObject({ outcome: 'refused', status: 400 });
  });

  it('follows no redirect', async () => {
    const { sender, token, answer } = adapter();
    for (const status of [301, 307]) {
      answer({ status, headers: { location: elsewhereUrl } });
      expect(await sender.send(token, DELIVERY)).toMatchObject({ outcome: 'refused', status });
    }
    expect(strayed).toEqual([]);
  });

  it('gives up after ten seconds without an answer', async () => {
    const { sender, token, answer } = adapter();
    answer('hang');
    const after = AbortSignal.timeout.bind(AbortSignal);
    const waits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (waits.push(ms), after(500)));
    await expect(sender.send(token, DELIVERY)).rejects.toThrow();
    expect(new Set(waits)).toEqual(new Set([10_000]));
  });
});

describe('[7.11] messages of Firebase', () => {
  it('are data alone, which our worker reads, with the life and the topic of the message', async () => {
    const token = firebase.token();
    await ofFirebase().send(token, DELIVERY);
    expect(firebase.sent).toEqual([
      {
        token,
        data: { message: DELIVERY.payload },
        webpush: {
          headers: { TTL: '86400', Urgency: 'high', Topic: expect.stringMatching(/^[\w-]{32}$/) as string },
        },
      },
    ]);
  });

  it.each([
    ['ended', fcmError(404, 'NOT_FOUND', 'UNREGISTERED', 'Requested entity was not found.'), 'gone'],
    ['is of another project', fcmError(403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH', 'SenderId mismatch'), 'gone'],
    [
      'is none',
      fcmError(
        400,
        'INVALID_ARGUMENT',
        'INVALID_ARGUMENT',
        'The registration token is not a valid FCM registration token',
      ),
      'gone',
    ],
    [
      'is none, by its field',
      {
        status: 400,
        body: {
          error: {
            code: 400,
            message: 'Request contains an invalid argument.',
            status: 'INVALID_ARGUMENT',
            details: [
              {
                '@type': 'type.googleapis.com/google.rpc.BadRequest',
                fieldViolations: [{ field: 'message.token', description: 'Invalid registration token' }],
              },
            ],
          },
        },
      },
      'gone',
    ],
    [
      'is right, and the message wrong',
      {
        status: 400,
        body: {
          error: {
            code: 400,
            message: "Invalid value at 'message.data[0].value' (TYPE_STRING), 12",
            status: 'INVALID_ARGUMENT',
            details: [
              {
                '@type': 'type.googleapis.com/google.rpc.BadRequest',
                fieldViolations: [{ field: 'message.data[0].value', description: 'Invalid value' }],
              },
            ],
          },
        },
      },
      'refused',
    ],
    [
      'has a subscription for another key',
      fcmError(401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR', 'Auth error from APNS or Web Push Service'),
      'refused',
    ],
    [
      'is right, and the project unknown',
      { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } },
      'later',
    ],
    ['is right, and the account without the right', fcmError(403, 'PERMISSION_DENIED', 'PERMISSION_DENIED'), 'later'],
    ['met a quota', fcmError(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'), 'later'],
    ['met an HTML page of a proxy', { status: 502 }, 'later'],
  ])('whose token %s', async (_, answer, outcome) => {
    const token = firebase.token();
    firebase.answer(token, answer);
    const result = await ofFirebase().send(token, DELIVERY);
    expect(result.outcome).toBe(outcome);
    if (answer.status === 429) expect(result).toMatchObject({ reason: 'QUOTA_EXCEEDED', retryAfterMs: 60_000 });
  });
});

describe('[7.11] the access token of Firebase', () => {
  it('is asked for once, by an assertion that the account signed, and held until it expires', async () => {
    const [sender, before] = [ofFirebase(), firebase.granted()];
    const send = () => sender.send(firebase.token(), DELIVERY);
    const all = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(['accepted']));
    expect(firebase.granted() - before).toBe(1);
    clock.advance(3_480_000); // a minute less, for a busy machine
    await send();
    expect(firebase.granted() - before).toBe(1);
    clock.advance(61_000);
    await send();
    expect(firebase.granted() - before).toBe(2);
  });

  it('that is taken no more is replaced once, and the message goes out', async () => {
    const [sender, before] = [ofFirebase(), firebase.granted()];
    await sender.send(firebase.token(), DELIVERY);
    firebase.expireTokens();
    const all = await Promise.all(Array.from({ length: 5 }, () => sender.send(firebase.token(), DELIVERY)));
    expect(all.map(({ outcome }) => outcome)).toEqual(Array(5).fill('accepted'));
    expect(firebase.granted() - before).toBe(2);
  });

  it('is replaced no second time where the new one is not taken either', async () => {
    const [sender, before, token] = [ofFirebase(), firebase.granted(), firebase.token()];
    firebase.answer(token, { status: 401, body: { error: { code: 401, status: 'UNAUTHENTICATED' } } });
    expect(await sender.send(token, DELIVERY)).toMatchObject({ outcome: 'later', status: 401 });
    expect(firebase.granted() - before).toBe(2);
  });

  it('is not granted for a key that was revoked: later, with the reason and without what was signed', async () => {
    const sender = ofFirebase();
    firebase.revokeKey();
    const refusal = { outcome: 'later', status: 400, reason: 'invalid_grant', retryAfterMs: 0 };
    expect(await sender.send(firebase.token(), DELIVERY)).toEqual(refusal);
    firebase.restoreKey();
    expect(await sender.send(firebase.token(), DELIVERY), 'asked for no sooner than after ten seconds').toEqual(
      refusal,
    );
    clock.advance(10_000);
    expect(await sender.send(firebase.token(), DELIVERY)).toEqual({ outcome: 'accepted' });
  });

  it.each([429, 503])('of an authorization server that answers %i is asked for later', async (status) => {
    const sender = ofFirebase();
    firebase.answer('/token', { status, headers: { 'retry-after': '120' } });
    expect(await sender.send(firebase.token(), DELIVERY)).toMatchObject({
      outcome: 'later',
      status,
      retryAfterMs: 120_000,
    });
  });

  it('is not asked for at another host, where the authorization server redirects to', async () => {
    const sender = ofFirebase();
    firebase.answer('/token', { status: 307, headers: { location: elsewhereUrl } });
    expect(await sender.send(firebase.token(), DELIVERY)).toMatchObject({ outcome: 'later', status: 307 });
    expect(strayed).toEqual([]);
  });

  it.each([
    ['no token', { status: 200, body: { token_type: 'Bearer' } }],
    ['too much', { status: 200, body: { access_token: 'x', expires_in: 1, more: 'x'.repeat(20_000) } }],
  ])('of an authorization server that answers with %s is an error without the account', async (_, answer) => {
    const sender = ofFirebase();
    firebase.answer('/token', answer);
    const error = await sender.send(firebase.token(), DELIVERY).catch((thrown: unknown) => thrown as Error);
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify([error, (error as Error).message])).not.toMatch(/PRIVATE|eyJ|gserviceaccount/);
  });
});

describe('[9.10] the service account', () => {
  const account = { ...firebase.account };
  const short = '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n';
  it.each([
    ['of a file that is not there', '/nowhere/firebase.json', 'cannot be read (ENOENT)'],
    ['that is no JSON', '{ "type": "service_account"', 'cannot be read (no JSON)'],
    ['of a web app', JSON.stringify({ ...account, type: 'authorized_user' }), 'is no service account (type)'],
    [
      'with a key that is none',
      JSON.stringify({ ...account, private_key: short }),
      'is no service account (private_key)',
    ],
  ])('%s stops the start, without a word of what it contains', (_, value, reason) => {
    expect(() => ofFirebase({ FIREBASE_SERVICE_ACCOUNT: value })).toThrow(
      `Configuration: FIREBASE_SERVICE_ACCOUNT ${reason}. See .env.example.`,
    );
  });
});
