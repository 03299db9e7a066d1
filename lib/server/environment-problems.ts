import 'server-only';
import type { Env } from './env-schema.ts';
import { type Allowance, ENVIRONMENTS } from './environments.ts';
import { isLoopbackHost } from './http/loopback.ts';

export type Problem = { variable: keyof Env; message: string };

const SECRETS = ['SESSION_SECRET', 'GATEWAY_KEY_SECRET', 'GATEWAY_WEBHOOK_SECRET'] as const;
/** Words that occur in examples and tutorials, and in no random secret. */
const SAMPLE_WORDS = /secret|password|change.?me|example|sample|default|sarai|12345|abcdef|qwerty/i;
/** 32 random characters of hex digits have fewer than 8 different ones once in 10^10. */
const FEWEST_DIFFERENT = 8;

/** Every setting that is well-formed but not allowed in its environment, in the order of `.env.example`. */
export function environmentProblems(env: Env): Problem[] {
  const rules = ENVIRONMENTS[env.SARAI_ENV];
  const where = `where SARAI_ENV is ${env.SARAI_ENV}`;
  const problems: Problem[] = [];
  const add = (variable: keyof Env, message: string) => void problems.push({ variable, message });

  if (rules.thisMachineOnly && !isLoopbackHost(env.HOST))
    add('HOST', `must be 127.0.0.1 ${where}: only this machine may reach it`);
  if (rules.thisMachineOnly && env.PROXY_HOPS)
    add('PROXY_HOPS', `must be 0 ${where}: it answers nothing that a proxy passes on`);
  if (rules.generatedSecrets === 'never') {
    for (const name of SECRETS) if (!env[name]) add(name, `is needed ${where}`);
    for (const { variable, message } of weakSecrets(env)) add(variable, message);
    if (!env.PUBLIC_URL) add('PUBLIC_URL', `is needed ${where}`);
  }
  if (rules.plainHttp === 'never' && env.PUBLIC_URL && !env.PUBLIC_URL.startsWith('https://'))
    add('PUBLIC_URL', `must begin with https:// ${where}`);
  if (rules.unsentMail === 'never' && !env.SMTP_URL) add('SMTP_URL', `is needed ${where}: nobody would get a mail`);
  if (rules.testSettings === 'never' && env.RATE_LIMIT_FACTOR !== 1)
    add('RATE_LIMIT_FACTOR', 'may be set only where SARAI_ENV is local');
  if (rules.testSettings === 'never' && env.CLOCK) add('CLOCK', 'may be set only where SARAI_ENV is local');

  for (const name of ['PUSH_STAND_IN', 'FIREBASE_STAND_IN'] as const) {
    const origin = env[name];
    if (origin && rules.testSettings === 'never') add(name, 'may be set only where SARAI_ENV is local');
    if (origin && !isLoopbackHost(new URL(origin).host)) add(name, 'must be an address of this machine');
  }
  for (const [service, variables] of Object.entries(WHOLE_SERVICES))
    problems.push(...missingOf(env, service, variables));
  problems.push(...modelProblems(env), ...unencrypted(env));

  const missingFlag = (allowance: Allowance, flag: 'yes' | 'no') => allowance === 'with a flag' && flag === 'no';
  if (env.DEMO === 'yes' && missingFlag(rules.demoPeople, env.ALLOW_DEMO_PEOPLE_IN_PROD))
    add('ALLOW_DEMO_PEOPLE_IN_PROD', 'must be yes for DEMO=yes: anybody could sign in with the published passwords');
  if (missingFlag(rules.standInGateway, env.ALLOW_STAND_IN_GATEWAY_IN_PROD))
    add(
      'ALLOW_STAND_IN_GATEWAY_IN_PROD',
      'must be yes: this version has no other payment gateway than the stand-in, which takes no money',
    );
  if (missingFlag(rules.standInAirlines, env.ALLOW_STAND_IN_AIRLINES_IN_PROD))
    add(
      'ALLOW_STAND_IN_AIRLINES_IN_PROD',
      'must be yes: this version has no other flights than those of stand-in airlines',
    );
  return problems;
}

/** Services that are configured whole or not at all. */
const WHOLE_SERVICES = {
  Firebase: [
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'FIREBASE_APP_ID',
    'FIREBASE_MESSAGING_SENDER_ID',
    'FIREBASE_VAPID_KEY',
    'FIREBASE_SERVICE_ACCOUNT',
  ],
  'Apple Wallet': [
    'APPLE_PASS_TYPE_ID',
    'APPLE_TEAM_ID',
    'APPLE_PASS_CERTIFICATE',
    'APPLE_PASS_KEY',
    'APPLE_WWDR_CERTIFICATE',
  ],
  'Google Wallet': ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'],
  'map tiles': ['MAP_TILES_URL', 'MAP_TILES_CREDIT', 'MAP_TILES_CREDIT_URL'],
  'replies by email': ['REPLY_ADDRESS', 'REPLY_SECRET'],
} as const satisfies Record<string, readonly (keyof Env)[]>;

/** What is missing of a service of which something is configured. */
function missingOf(env: Env, service: string, variables: readonly (keyof Env)[]): Problem[] {
  const missing = variables.filter((name) => !env[name]);
  if (missing.length === variables.length) return [];
  return missing.map((variable) => ({ variable, message: `is needed with the other variables of ${service}` }));
}

/** A language model is configured whole or not at all, and what is sent to it is encrypted unless it is on this machine. */
function modelProblems({ ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL: model, ASSISTANT_MODEL_KEY: key }: Env): Problem[] {
  if (!url)
    return model || key
      ? [{ variable: 'ASSISTANT_MODEL_URL', message: 'is needed with ASSISTANT_MODEL and ASSISTANT_MODEL_KEY' }]
      : [];
  return [
    ...(model ? [] : [{ variable: 'ASSISTANT_MODEL' as const, message: 'is needed with ASSISTANT_MODEL_URL' }]),
    ...(url.startsWith('https://') || isLoopbackHost(new URL(url).host)
      ? []
      : [{ variable: 'ASSISTANT_MODEL_URL' as const, message: 'must begin with https://, but for this machine' }]),
  ];
}

/** Rates and tiles are read so that nobody on the way changes them, or sees where people look. */
const unencrypted = (env: Env): Problem[] =>
  (['EXCHANGE_RATES_URL', 'MAP_TILES_URL'] as const).flatMap((variable) => {
    const url = env[variable];
    return !url || url.startsWith('https://') || isLoopbackHost(new URL(url).host)
      ? []
      : [{ variable, message: 'must begin with https://, but for this machine' }];
  });

const OPTIONAL_SECRETS = ['VAPID_PRIVATE_KEY', 'METRICS_TOKEN', 'BOUNCE_SECRET', 'REPLY_SECRET'] as const;

/** Guessable secrets: sample values, few different characters, or one secret used for two purposes. */
function weakSecrets(env: Env): Problem[] {
  const given = [...SECRETS, ...OPTIONAL_SECRETS].flatMap((variable) =>
    env[variable] ? [{ variable, value: env[variable] }] : [],
  );
  return given.flatMap(({ variable, value }, index): Problem[] => {
    const same = given.slice(0, index).find((other) => other.value === value);
    if (same) return [{ variable, message: `must differ from ${same.variable}` }];
    if (SAMPLE_WORDS.test(value))
      return [{ variable, message: 'looks like a sample: draw one at random (openssl rand -base64 32)' }];
    return new Set(value).size < FEWEST_DIFFERENT
      ? [{ variable, message: 'repeats itself: draw one at random (openssl rand -base64 32)' }]
      : [];
  });
}
