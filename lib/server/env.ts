import 'server-only';
import { z } from 'zod';
import { CannotStart } from './cannot-start.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const url = z.string().url();
const secret = z.string().min(32, 'needs at least 32 characters');

/** Every variable the server reads. `.env.example` names the same ones with default and effect; a test keeps them equal. */
export const envSchema = z.object({
  SARAI_ENV: z.enum(['local', 'dev', 'qa', 'prod']).default('local'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  NEXT_PUBLIC_API_BASE_URL: z.union([url, z.literal('')]).default(''),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: z.enum(['auto', 'yes', 'no']).default('auto'),
  SESSION_SECRET: secret.optional(),
  GATEWAY_KEY_SECRET: secret.optional(),
  GATEWAY_WEBHOOK_SECRET: secret.optional(),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://').optional(),
  MAIL_FROM: z.string().min(3).default('Sarai <post@sarai.localhost>'),
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).max(1000).default(1),
  PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_TOKEN: secret.optional(),
  CLOCK: z.string().datetime({ offset: true }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
}).superRefine((value, issues) => {
  if (value.SARAI_ENV === 'local') return;
  for (const name of ['SESSION_SECRET', 'GATEWAY_KEY_SECRET', 'GATEWAY_WEBHOOK_SECRET', 'PUBLIC_URL'] as const) {
    if (!value[name]) issues.addIssue({ code: 'custom', path: [name], message: `is needed where SARAI_ENV is ${value.SARAI_ENV}` });
  }
  if (value.SARAI_ENV === 'prod' && !value.SMTP_URL) issues.addIssue({ code: 'custom', path: ['SMTP_URL'], message: 'is needed where SARAI_ENV is prod: nobody would get a mail' });
  if (value.RATE_LIMIT_FACTOR !== 1) issues.addIssue({ code: 'custom', path: ['RATE_LIMIT_FACTOR'], message: 'may be set only where SARAI_ENV is local' });
  if (value.CLOCK) issues.addIssue({ code: 'custom', path: ['CLOCK'], message: 'may be set only where SARAI_ENV is local' });
});

export type Env = z.infer<typeof envSchema>;

/** Reads and checks the environment. Throws CannotStart, one clear line naming every wrong variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new CannotStart(`Configuration: ${problems.join('; ')}. See .env.example.`);
}

const holder = globalThis as { saraiEnv?: Env };

/** The environment of this process, read once. */
export const env = (): Env => (holder.saraiEnv ??= readEnv());
