import { describe, expect, it } from 'vitest';
import { likeness, misspeltBy, wordsOf } from './similar-name.ts';

const TAMARIND = { name: 'The Tamarind Boat House', city: 'Kochi' };

describe('[7.9] a hotel’s name, misspelt', () => {
  it.each([
    ['tamarind boat house', 0],
    ['house boat tamarind', 0],
    ['Tamarind House, Kochi', 0],
    ['tamrind boat house', 1],
    ['tamarnid baot house', 2],
  ])('%s differs by %d letters', (query, by) => expect(misspeltBy(query, TAMARIND)).toBe(by));

  it.each(['kochi', 'tamarind court', 'boat hous kochy', 'tmrnd', 'tamarind leh', ''])('%s is another', (query) =>
    expect(misspeltBy(query, TAMARIND)).toBeNull(),
  );

  it('accents and capitals do not count', () => {
    expect(misspeltBy('hotel lavande', { name: 'Hôtel Lavande', city: 'Paris' })).toBe(0);
  });

  it('what people type becomes no part of an expression but its letters and figures', () => {
    expect(wordsOf('(a+)+$ .*|x{9} Boat\\House')).toEqual(['a', 'x', '9', 'boat', 'house']);
    expect(likeness('boat')).toBe('(^|-)(boa[a-z0-9]*|b[a-z0-9]*at)(-|$)');
    expect(likeness('inn')).toBeNull();
  });

  it('a hostile text is cut: no more than eight words of 24 letters are compared', () => {
    const words = wordsOf(`${'a'.repeat(5000)} ${'b '.repeat(5000)}`);
    expect([words.length, Math.max(...words.map((word) => word.length))]).toEqual([8, 24]);
  });
});
