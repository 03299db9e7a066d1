import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import type { Env } from './env-schema.ts';
import { defaultEnvironment, ENVIRONMENT_NAMES, ENVIRONMENTS, type EnvironmentName } from './environments.ts';
import { wantsDemo } from './wants-demo.ts';

const COMPLETE = {
  SESSION_SECRET: 'k3Jd8sL1qPz0Xv7Bn5Tm2Wc9Yr4Hf6Ga',
  GATEWAY_KEY_SECRET: 'Qw8Er2Ty6Ui0Op4As1Df5Gh9Jk3Lz7Xc',
  GATEWAY_WEBHOOK_SECRET: 'Mn2Bv6Cx0Zl4Kj8Hg1Fd5Sa9Po3Iu7Yt',
  PUBLIC_URL: 'https://sarai.in',
  SMTP_URL: 'smtps://mail.in:465',
  ALLOW_STAND_IN_GATEWAY_IN_PROD: 'yes',
  ALLOW_STAND_IN_AIRLINES_IN_PROD: 'yes',
};

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'a-travel-project',
  FIREBASE_API_KEY: 'AIzaSyA-key-of-a-web-app-is-public-000',
  FIREBASE_APP_ID: '1:481234567890:web:0a1b2c3d4e5f',
  FIREBASE_MESSAGING_SENDER_ID: '481234567890',
  FIREBASE_VAPID_KEY: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  FIREBASE_SERVICE_ACCOUNT: '/run/secrets/firebase.json',
};

/** The variables that the one message names, in its order; none when the configuration is accepted. */
function refused(source: Record<string, string | undefined>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    const [, list = ''] =
      /^Configuration: (.+?)\.(?: SARAI_ENV is not set.+)? See \.env\.example\.$/.exec((error as Error).message) ?? [];
    return list.split('; ').map((problem) => problem.split(' ')[0] ?? '');
  }
}

describe('[9.10] the environment of a start without SARAI_ENV', () => {
  it.each([
    ['node server.ts', {}, false, 'prod'],
    ['node server.ts on loopback', { HOST: '127.0.0.1' }, false, 'prod'],
    ['npm start', {}, true, 'local'],
    ['npm start on localhost', { HOST: 'localhost' }, true, 'local'],
    ['npm start with a copy of .env.example', { HOST: '127.0.0.1', PUBLIC_URL: '', PROXY_HOPS: '0' }, true, 'local'],
    ['npm start with its own address', { PUBLIC_URL: 'http://localhost:3000' }, true, 'local'],
    ['npm start on every interface', { HOST: '0.0.0.0' }, true, 'prod'],
    ['npm start on every interface of IPv6', { HOST: '::' }, true, 'prod'],
    ['npm start on one interface', { HOST: '10.0.0.7' }, true, 'prod'],
    ['npm start with a public address', { PUBLIC_URL: 'https://sarai.example' }, true, 'prod'],
    ['npm start behind a proxy', { PROXY_HOPS: '1' }, true, 'prod'],
    ['npm start with an address that is none', { PUBLIC_URL: 'localhost' }, true, 'prod'],
  ] as const)('%s %j', (_, source, byNpmStart, expected) => {
    expect(defaultEnvironment(source, { byNpmStart })).toBe(expected);
  });
});

describe('[9.10] what each environment may have', () => {
  const { SMTP_URL, ALLOW_STAND_IN_GATEWAY_IN_PROD, ALLOW_STAND_IN_AIRLINES_IN_PROD, ...shared } = COMPLETE;
  const flags = { ALLOW_STAND_IN_GATEWAY_IN_PROD, ALLOW_STAND_IN_AIRLINES_IN_PROD };
  const configured: Record<EnvironmentName, Record<string, string>> = {
    local: {},
    dev: shared,
    qa: shared,
    prod: { ...shared, SMTP_URL, ...flags },
  };
  const SECRET_NAMES = ['SESSION_SECRET', 'GATEWAY_KEY_SECRET', 'GATEWAY_WEBHOOK_SECRET'];
  const STAND_INS = ['ALLOW_STAND_IN_GATEWAY_IN_PROD', 'ALLOW_STAND_IN_AIRLINES_IN_PROD'];

  it.each<[what: string, change: Record<string, string>, refusals: Record<EnvironmentName, string[]>]>([
    ['its own configuration', {}, { local: [], dev: [], qa: [], prod: [] }],
    [
      'generated secrets',
      Object.fromEntries(SECRET_NAMES.map((name) => [name, ''])),
      { local: [], dev: SECRET_NAMES, qa: SECRET_NAMES, prod: SECRET_NAMES },
    ],
    [
      'a stand-in push service',
      { PUSH_STAND_IN: 'http://127.0.0.1:4500' },
      { local: [], dev: ['PUSH_STAND_IN'], qa: ['PUSH_STAND_IN'], prod: ['PUSH_STAND_IN'] },
    ],
    [
      'a stand-in push service on another machine',
      { PUSH_STAND_IN: 'http://10.0.0.7:4500' },
      {
        local: ['PUSH_STAND_IN'],
        dev: ['PUSH_STAND_IN', 'PUSH_STAND_IN'],
        qa: ['PUSH_STAND_IN', 'PUSH_STAND_IN'],
        prod: ['PUSH_STAND_IN', 'PUSH_STAND_IN'],
      },
    ],
    [
      'a stand-in of Firebase',
      { FIREBASE_STAND_IN: 'http://127.0.0.1:4501' },
      { local: [], dev: ['FIREBASE_STAND_IN'], qa: ['FIREBASE_STAND_IN'], prod: ['FIREBASE_STAND_IN'] },
    ],
    ['Firebase', FIREBASE, { local: [], dev: [], qa: [], prod: [] }],
    [
      'Firebase in parts',
      { ...FIREBASE, FIREBASE_API_KEY: '', FIREBASE_SERVICE_ACCOUNT: '' },
      Object.fromEntries(
        ENVIRONMENT_NAMES.map((name) => [name, ['FIREBASE_API_KEY', 'FIREBASE_SERVICE_ACCOUNT']]),
      ) as Record<EnvironmentName, string[]>,
    ],
    [
      'wallets in parts',
      { APPLE_TEAM_ID: 'SARAI12345', GOOGLE_WALLET_ISSUER_ID: '3388000000012345678' },
      Object.fromEntries(
        ENVIRONMENT_NAMES.map((name) => [
          name,
          [
            'APPLE_PASS_TYPE_ID',
            'APPLE_PASS_CERTIFICATE',
            'APPLE_PASS_KEY',
            'APPLE_WWDR_CERTIFICATE',
            'GOOGLE_WALLET_SERVICE_ACCOUNT',
          ],
        ]),
      ) as Record<EnvironmentName, string[]>,
    ],
    [
      'a language model without its name, over plain http',
      { ASSISTANT_MODEL_URL: 'http://models.example/v1/chat/completions' },
      Object.fromEntries(ENVIRONMENT_NAMES.map((name) => [name, ['ASSISTANT_MODEL', 'ASSISTANT_MODEL_URL']])) as Record<
        EnvironmentName,
        string[]
      >,
    ],
    [
      'a key of a language model without its address',
      { ASSISTANT_MODEL_KEY: 'a-key' },
      Object.fromEntries(ENVIRONMENT_NAMES.map((name) => [name, ['ASSISTANT_MODEL_URL']])) as Record<
        EnvironmentName,
        string[]
      >,
    ],
    [
      'map tiles without whom to name, over plain http',
      { MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}.png' },
      Object.fromEntries(
        ENVIRONMENT_NAMES.map((name) => [name, ['MAP_TILES_CREDIT', 'MAP_TILES_CREDIT_URL', 'MAP_TILES_URL']]),
      ) as Record<EnvironmentName, string[]>,
    ],
    [
      'exchange rates over plain http',
      { EXCHANGE_RATES_URL: 'http://rates.example/today.csv' },
      Object.fromEntries(ENVIRONMENT_NAMES.map((name) => [name, ['EXCHANGE_RATES_URL']])) as Record<
        EnvironmentName,
        string[]
      >,
    ],
    [
      'no public address',
      { PUBLIC_URL: '' },
      { local: [], dev: ['PUBLIC_URL'], qa: ['PUBLIC_URL'], prod: ['PUBLIC_URL'] },
    ],
    ['an address without TLS', { PUBLIC_URL: 'http://sarai.in' }, { local: [], dev: [], qa: [], prod: ['PUBLIC_URL'] }],
    ['mail that is not sent', { SMTP_URL: '' }, { local: [], dev: [], qa: [], prod: ['SMTP_URL'] }],
    [
      'a clock of its own',
      { CLOCK: '2026-01-01T00:00:00Z' },
      { local: [], dev: ['CLOCK'], qa: ['CLOCK'], prod: ['CLOCK'] },
    ],
    [
      'wider rate limits',
      { RATE_LIMIT_FACTOR: '100' },
      { local: [], dev: ['RATE_LIMIT_FACTOR'], qa: ['RATE_LIMIT_FACTOR'], prod: ['RATE_LIMIT_FACTOR'] },
    ],
    ['demo people', { DEMO: 'yes' }, { local: [], dev: [], qa: [], prod: ['ALLOW_DEMO_PEOPLE_IN_PROD'] }],
    [
      'demo people, by the flag',
      { DEMO: 'yes', ALLOW_DEMO_PEOPLE_IN_PROD: 'yes' },
      { local: [], dev: [], qa: [], prod: [] },
    ],
    [
      'the stand-in gateway and airlines',
      { ALLOW_STAND_IN_GATEWAY_IN_PROD: 'no', ALLOW_STAND_IN_AIRLINES_IN_PROD: '' },
      { local: [], dev: [], qa: [], prod: STAND_INS },
    ],
    ['every interface', { HOST: '0.0.0.0' }, { local: ['HOST'], dev: [], qa: [], prod: [] }],
    ['a proxy in front', { PROXY_HOPS: '1' }, { local: ['PROXY_HOPS'], dev: [], qa: [], prod: [] }],
    [
      'one secret for two purposes',
      { GATEWAY_KEY_SECRET: shared.SESSION_SECRET, SESSION_SECRET: shared.SESSION_SECRET },
      { local: [], dev: ['GATEWAY_KEY_SECRET'], qa: ['GATEWAY_KEY_SECRET'], prod: ['GATEWAY_KEY_SECRET'] },
    ],
  ])('%s', (_, change, refusals) => {
    for (const name of Object.keys(ENVIRONMENTS) as EnvironmentName[])
      expect(refused({ SARAI_ENV: name, ...configured[name], ...change }), name).toEqual(refusals[name]);
  });

  it('a production with nothing configured hears everything that is missing, in one message', () => {
    const missing = [...SECRET_NAMES, 'PUBLIC_URL', 'SMTP_URL', ...STAND_INS];
    expect(refused({ SARAI_ENV: 'prod' })).toEqual(missing);
    expect(refused({})).toEqual(missing);
    expect(() => readEnv({})).toThrow(
      'SARAI_ENV is not set, so this is prod; npm start on this machine alone is local.',
    );
  });

  it.each([
    'a-secret-that-only-tests-know-session',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'abababababababababababababababababab',
    'changeme-changeme-changeme-changeme!',
    '12345678901234567890123456789012',
  ])('a production refuses the secret %s', (SESSION_SECRET) => {
    expect(refused({ ...COMPLETE, SESSION_SECRET })).toEqual(['SESSION_SECRET']);
    expect(refused({ ...COMPLETE, METRICS_TOKEN: SESSION_SECRET })).toEqual(['METRICS_TOKEN']);
    expect(refused({ ...COMPLETE, BOUNCE_SECRET: SESSION_SECRET })).toEqual(['BOUNCE_SECRET']);
  });

  it.each([
    ['local', 'auto', undefined, true],
    ['local', 'auto', 'postgres://db/sarai', false],
    ['local', 'yes', 'postgres://db/sarai', true],
    ['local', 'no', undefined, false],
    ['dev', 'auto', undefined, false],
    ['dev', 'yes', undefined, true],
    ['qa', 'auto', undefined, false],
    ['prod', 'auto', undefined, false],
    ['prod', 'yes', undefined, true], // the start was refused already, unless the flag is there
  ] as const)('%s with DEMO=%s and DATABASE_URL %s has demo people: %s', (SARAI_ENV, DEMO, DATABASE_URL, expected) => {
    expect(
      wantsDemo({ SARAI_ENV, DEMO, DATABASE_URL } satisfies Pick<Env, 'SARAI_ENV' | 'DEMO'> & {
        DATABASE_URL: unknown;
      }),
    ).toBe(expected);
  });
});
