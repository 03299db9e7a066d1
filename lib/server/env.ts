import 'server-only';
import { CannotStart } from './cannot-start.ts';
import { type Env, envSchema } from './env-schema.ts';
import { environmentProblems } from './environment-problems.ts';

/** Reads and checks the environment. Throws CannotStart with one line that names every wrong and missing variable. */
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

/** The account for migrating, seeding, backup and restore: DATABASE_OWNER_URL, else DATABASE_URL. */
export const ownerUrl = (): string => env().DATABASE_OWNER_URL ?? process.env.DATABASE_URL ?? '';
