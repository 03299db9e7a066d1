import 'server-only';
import { env } from './env.ts';
import { ENVIRONMENTS } from './environments.ts';
import { isFromThisMachine } from './http/client-address.ts';

/** Whether this environment has pages under /dev. */
export const hasDeveloperPages = (): boolean => ENVIRONMENTS[env().SARAI_ENV].developerPages === 'default';

/**
 * Whether a request gets pages under /dev: where the environment has them, and only from the machine itself. Every such
 * page checks.
 */
export const forDevelopers = (headers: Pick<Headers, 'get'>): boolean =>
  hasDeveloperPages() && isFromThisMachine(headers);
