import 'server-only';
import { env } from './env.ts';

/** Whether this is a developer's machine or environment: pages under /dev are there, and nowhere else. */
export const forDevelopers = (): boolean => env().SARAI_ENV === 'local' || env().SARAI_ENV === 'dev';
