import 'server-only';
import pino from 'pino';
import { env } from './env.ts';
import { masked } from './masking.ts';

const holder = globalThis as { saraiLog?: pino.Logger };

/** Everything logged is masked, including the message. */
export const LOG_OPTIONS: pino.LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => error },
  hooks: {
    logMethod(args, method) {
      const [first, ...rest] = args as unknown[];
      const facts = first instanceof Error ? { err: first } : first;
      Reflect.apply(
        method,
        this,
        [facts, ...rest].map((part) => masked(part)),
      );
    },
  },
};

/** Structured logs, one JSON object a line. Tokens, passwords, tax numbers and people's data are masked (`masking.ts`). */
export const log = (): pino.Logger => (holder.saraiLog ??= pino({ ...LOG_OPTIONS, level: env().LOG_LEVEL }));
