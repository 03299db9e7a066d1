import pino from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { LOG_OPTIONS } from '#lib/server/log.ts';

/** Collects what the server of this test file logs, line by line; empty at the beginning of each test. */
export function useCapturedLog(): () => string[] {
  const holder = globalThis as { saraiLog?: pino.Logger };
  let [lines, before]: [string[], pino.Logger | undefined] = [[], undefined];
  beforeAll(() => {
    before = holder.saraiLog;
    holder.saraiLog = pino({ ...LOG_OPTIONS, level: 'debug' }, { write: (line: string) => void lines.push(line) });
  });
  beforeEach(() => void (lines = []));
  afterAll(() => void (holder.saraiLog = before));
  return () => lines;
}
