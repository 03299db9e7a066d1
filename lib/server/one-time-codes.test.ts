import { describe, expect, it } from 'vitest';
import { CODE_MINUTES } from '#lib/shared/one-time-codes.ts';
import { checkOneTimeCode, newOneTimeCode } from './one-time-codes.ts';

const NOW = new Date('2026-11-21T06:12:00Z');

describe('[4.1] a mailed one-time code', () => {
  it('has six digits, ends with its lifetime, and fits its own subject and kind only', () => {
    const { code, codeHash, expiresAt } = newOneTimeCode('sign-in-code', 'usr_1', NOW);
    expect(code).toMatch(/^\d{6}$/);
    expect(expiresAt.getTime() - NOW.getTime()).toBe(CODE_MINUTES * 60_000);
    expect(checkOneTimeCode('sign-in-code', 'usr_1', code, codeHash)).toEqual({ fits: true, givenHash: codeHash });
    expect(checkOneTimeCode('sign-in-code', 'usr_2', code, codeHash).fits).toBe(false);
    expect(checkOneTimeCode('event-code', 'usr_1', code, codeHash).fits).toBe(false);
    const other = code === '000000' ? '000001' : '000000';
    expect(checkOneTimeCode('sign-in-code', 'usr_1', other, codeHash).fits).toBe(false);
  });

  it('fits nothing where none is stored, whatever is given', () => {
    for (const subject of ['usr_1', '', undefined])
      for (const stored of [null, undefined])
        expect(checkOneTimeCode('sign-in-code', subject, '', stored).fits).toBe(false);
  });
});
