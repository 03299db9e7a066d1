import { describe, expect, it } from 'vitest';
import { repeated } from '#tests/support/rows-of-places.ts';
import { cities, indianStates } from './tables.ts';

describe('Indian states', () => {
  it('[7.9] 36 states and union territories, each with its GST code', () => {
    expect(indianStates).toHaveLength(36);
    expect(repeated(indianStates.map(({ code }) => code))).toEqual([]);
    expect(repeated(indianStates.map(({ name }) => name))).toEqual([]);
    const codes = indianStates.map(({ code }) => Number(code));
    expect(codes.every((code) => code >= 1 && code <= 38 && code !== 25 && code !== 28)).toBe(true);
    const code = (name: string) => indianStates.find((state) => state.name === name)?.code;
    expect([code('Karnataka'), code('Maharashtra'), code('Delhi'), code('Telangana'), code('Ladakh')]).toEqual([
      '29',
      '27',
      '07',
      '36',
      '38',
    ]);
  });

  it('[7.9] every Indian city lies in one of them, and none is empty', () => {
    const states = new Set(indianStates.map(({ name }) => name));
    const used = new Set(cities.filter(({ country }) => country === 'IN').map(({ region }) => region));
    expect([...used].filter((region) => !states.has(region))).toEqual([]);
    expect([...states].filter((state) => !used.has(state))).toEqual([]);
  });
});
