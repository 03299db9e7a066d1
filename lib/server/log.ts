import 'server-only';
import pino from 'pino';
import { env } from './env.ts';

const holder = globalThis as { saraiLog?: pino.Logger };

/** Structured logs. Tokens, passwords, tax numbers and addresses of people are masked wherever they appear by name. */
export const log = (): pino.Logger =>
  (holder.saraiLog ??= pino({
    level: env().LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['accessToken', 'refreshToken', 'password', 'authorization', 'email', 'mobile', 'pan', 'passport'].flatMap((name) => [name, `*.${name}`]),
      censor: '[masked]',
    },
  }));
