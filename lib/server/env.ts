import 'server-only';
import { z } from 'zod';
import { oneLine } from '#lib/shared/text-fields.ts';
import { CannotStart } from './cannot-start.ts';
import { environmentProblems } from './environment-problems.ts';
import { ENVIRONMENT_NAMES } from './environments.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const url = z.string().url();
const flag = z.enum(['yes', 'no']).default('no');
const secret = z.string().min(32, 'needs at least 32 characters');

/** Every variable the server reads. `.env.example` names the same ones with default and effect; a test keeps them equal. */
export const envSchema = z.object({
  SARAI_ENV: z.enum(ENVIRONMENT_NAMES).default('prod'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  NEXT_PUBLIC_API_BASE_URL: z.union([url, z.literal('')]).default(''),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: z.enum(['auto', 'yes', 'no']).default('auto'),
  SESSION_SECRET: secret.optional(),
  GATEWAY_KEY_SECRET: secret.optional(),
  GATEWAY_WEBHOOK_SECRET: secret.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: oneLine().min(3).max(320).default('Sarai <post@sarai.localhost>'),
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).max(1000).default(1),
  PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_TOKEN: secret.optional(),
  CLOCK: z.string().datetime({ offset: true }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ALLOW_DEMO_PEOPLE_IN_PROD: flag,
  ALLOW_STAND_IN_GATEWAY_IN_PROD: flag,
  ALLOW_STAND_IN_AIRLINES_IN_PROD: flag,
});

export type Env = z.infer<typeof envSchema>;

/** Reads and checks the environment. Throws CannotStart: one line that names every wrong and every missing variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(given);
  const problems = result.success
    ? environmentProblems(result.data).map(({ variable, message }) => `${variable} ${message}`)
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (result.success && !problems.length) return result.data;
  const unsaid =
    result.success && !given.SARAI_ENV
      ? ' SARAI_ENV is not set, so this is prod; npm start on this machine alone is local.'
      : '';
  throw new CannotStart(`Configuration: ${problems.join('; ')}.${unsaid} See .env.example.`);
}

const holder = globalThis as { saraiEnv?: Env };

/** The environment of this process, read once. */
export const env = (): Env => (holder.saraiEnv ??= readEnv());

/** The account that migrates, seeds, backs up and restores: DATABASE_OWNER_URL, or the only one that was given. */
export const ownerUrl = (): string => env().DATABASE_OWNER_URL ?? process.env.DATABASE_URL ?? '';
