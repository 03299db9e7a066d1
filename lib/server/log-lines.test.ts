import pino from 'pino';
import { expect, it } from 'vitest';
import { LOG_OPTIONS } from './log.ts';

it('a value with line breaks makes no second line, and none that looks like ours', () => {
  const lines: string[] = [];
  const log = pino({ ...LOG_OPTIONS, level: 'info' }, { write: (text: string) => void lines.push(text) });
  const forged = 'x\n{"level":50,"time":"2026-11-22T06:30:00.000Z","msg":"forged"}\r\n\u2028\u001b[2J';
  log.info({ operation: forged, [forged]: 1 }, 'turned away');
  const written = lines.join('');
  expect(written.trimEnd().split(/[\n\r]/)).toHaveLength(1);
  expect(written).not.toContain('\u001b');
  expect(JSON.parse(written)).toMatchObject({
    operation: forged,
    msg: 'turned away',
    time: expect.stringMatching(/^\d{4}-.+Z$/) as string,
  });
});
