import 'server-only';
import type { Env } from './env-schema.ts';
import { ENVIRONMENTS } from './environments.ts';

/** Demo people with known passwords and demo stock: by default only on a local machine's embedded database. */
export const wantsDemo = ({
  DEMO,
  DATABASE_URL,
  SARAI_ENV,
}: Pick<Env, 'DEMO' | 'DATABASE_URL' | 'SARAI_ENV'>): boolean =>
  DEMO === 'yes' || (DEMO === 'auto' && !DATABASE_URL && ENVIRONMENTS[SARAI_ENV].demoPeople === 'default');
