import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { LOG_OPTIONS } from './log.ts';
import { maskText } from './masking.ts';
import { AppError } from '#lib/shared/errors.ts';

/** The line that these arguments write. */
function logged(write: (log: pino.Logger) => void): string {
  let line = '';
  write(pino({ ...LOG_OPTIONS, level: 'debug' }, { write: (text: string) => void (line += text) }));
  return line;
}

const JWT = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ1c3JfMSJ9.x-Yz_0123456789012345678901234567890123456789';
const PRIVATE = {
  mail: 'asha.iyer+trips@example.co.in',
  mobile: '+91 98450 22812',
  pan: 'AAPFU0939F',
  gst: '27AAPFU0939F1ZV',
  passport: 'K1234567',
  card: '4111 1111 1111 1111',
  token: JWT,
  refresh: 'q8Zr0bqGQJ7y0mE4c5mJ2vTn1Xk9Wd3Lp6Hs8Ua0YfE',
  hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
};

describe('a log line', () => {
  it.each(Object.entries(PRIVATE))('never holds a %s, in whatever text it stands', (_, value) => {
    for (const text of [value, `for ${value}.`, `"${value}"`, `a=${value}&b=1`, `(${value})`])
      expect(maskText(text), text).not.toContain(value);
    expect(
      logged((log) =>
        log.warn({ note: `sent to ${value}`, deep: { list: [{ text: value }] } }, `could not write to ${value}`),
      ),
    ).not.toContain(value);
  });

  it.each([
    'accessToken',
    'refresh_token',
    'Authorization',
    'password',
    'email',
    'mobile',
    'pan',
    'passportNumber',
    'frequentFlyer',
    'emergency_contact',
    'guests',
    'X-Razorpay-Signature',
  ])('masks a field called %s at any depth', (name) => {
    expect(
      logged((log) => log.info({ a: { b: { c: { [name]: 'Kumbalangi' } } }, [name]: ['Kumbalangi'] }, 'x')),
    ).not.toContain('Kumbalangi');
  });

  it('tells of a failed query its text, code and constraint, and none of its values', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_type_email"'), {
      code: '23505',
      constraint: 'users_type_email',
      table: 'users',
      detail: 'Key (user_type, email)=(sarai, asha@example.com) already exists.',
    });
    const failure = new DrizzleQueryError(
      'insert into "users" values ($1, $2, $3)',
      ['Asha\nIyer', 'asha@example.com', 'Kumbalangi Road'],
      cause,
    );
    for (const line of [
      logged((log) => log.error({ err: failure, requestId: 'req_1' }, 'unforeseen failure')),
      logged((log) => log.error(failure)),
    ]) {
      for (const value of ['Asha', 'Iyer', 'asha@example.com', 'Kumbalangi', 'already exists'])
        expect(line).not.toContain(value);
      const { err } = JSON.parse(line) as { err: Record<string, unknown> };
      expect(err.message).toContain('insert into "users" values ($1, $2, $3)');
      expect(err.stack).toMatch(/log\.test\.ts/);
      expect(err.cause).toMatchObject({ code: '23505', constraint: 'users_type_email', table: 'users' });
    }
  });

  it('holds no value of a failed query, whatever the value looks like', () => {
    const hostile = [
      'one\n    at two',
      'x\nparams: three',
      '\n    at Object.<anonymous> (/four.ts:1:1)',
      'y'.repeat(20_000),
    ];
    const cause = Object.assign(new Error('invalid input syntax for type integer: "five"'), {
      severity: 'ERROR',
      code: '22P02',
    });
    const line = logged((log) => log.error({ err: new DrizzleQueryError('select $1', hostile, cause) }, 'x'));
    for (const value of ['one', 'two', 'three', 'four', 'five', 'yyyy']) expect(line).not.toContain(value);
    const { err } = JSON.parse(line) as { err: { message: string; stack: string; cause: unknown } };
    expect(err).toMatchObject({
      message: 'Failed query: select $1',
      stack: expect.stringMatching(/^at .*log\.test\.ts/) as string,
      cause: { code: '22P02', message: 'PostgreSQL refused a value.' },
    });
  });

  it('is short, whatever is logged', () => {
    const line = logged((log) =>
      log.error(
        {
          err: new Error('a@'.repeat(100_000)),
          list: Array(10_000).fill('word'),
          text: 'eyJ-'.repeat(100_000),
          fields: Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, 1])),
        },
        'x'.repeat(100_000),
      ),
    );
    expect(line.length).toBeLessThan(30_000);
  });

  it('keeps what helps to mend: ids, codes, amounts, addresses of files', () => {
    const line = logged((log) =>
      log.error(
        {
          err: new AppError('SOLD_OUT', 'The last room went.'),
          requestId: 'req_01m7z1f8xraqp7hew623',
          bookingId: 'bkg_01m8r30hr0yy7yawnx5s',
          total: 1_486_800,
          operation: 'bookings.hold',
          pan: null,
          at: '2026-12-01T06:00:00.000Z',
        },
        'x',
      ),
    );
    expect(JSON.parse(line)).toMatchObject({
      requestId: 'req_01m7z1f8xraqp7hew623',
      bookingId: 'bkg_01m8r30hr0yy7yawnx5s',
      total: 1_486_800,
      operation: 'bookings.hold',
      pan: null,
      at: '2026-12-01T06:00:00.000Z',
      err: {
        type: 'AppError',
        code: 'SOLD_OUT',
        message: 'The last room went.',
        stack: expect.stringContaining('log.test.ts') as string,
      },
    });
    expect(maskText('no stock for rty_t700001 on 2026-12-12, 3 of 10 left (12345678 paise)')).toBe(
      'no stock for rty_t700001 on 2026-12-12, 3 of 10 left (12345678 paise)',
    );
  });

  it('survives what refers to itself', () => {
    const circle: Record<string, unknown> = {};
    circle.circle = circle;
    expect(logged((log) => log.info(circle, 'x'))).toContain('[deeper]');
  });

  it('masks the token in the path of a calendar', () => {
    expect(maskText(`POST /unsubscribe/${'aB3-_'.repeat(8)}.${'x'.repeat(43)} failed`)).toBe(
      'POST /unsubscribe/[token] failed',
    );
    expect(maskText(`GET /calendars/${'aB3-_'.repeat(8)}xyz.ics failed`)).toBe('GET /calendars/[token].ics failed');
  });

  it('masks the password of a database address', () => {
    expect(maskText('connect to postgres://sarai:hunter2@db.example/sarai failed')).toBe(
      'connect to postgres://[masked]@db.example/sarai failed',
    );
  });
});
