import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newNumber, readNumber } from './registration-number.ts';

it.each([
  ['CIT95-7K4M-2Q9X', 'CIT95-7K4M-2Q9X'],
  ['cit95 7k4m 2q9x', 'CIT95-7K4M-2Q9X'],
  [' CIT95–7K4M–2Q9X ', 'CIT95-7K4M-2Q9X'],
  ['CIT957K4M2Q9X', 'CIT95-7K4M-2Q9X'],
  ['CIT-95-7K4M-2Q9X', 'CIT95-7K4M-2Q9X'],
  ['CIT95-7K4M', undefined],
  ['95-7K4M-2Q9X', undefined],
  ['', undefined],
  ["' or 1=1 --", undefined],
])('[2.9] %j is read as %s', (typed, kept) => expect(readNumber(typed)).toBe(kept));

it('[2.9] every number that is given out is read back, however it is typed', () => {
  const code = fc.stringMatching(/^[A-Z]{2,8}-\d{1,4}$/);
  const chance = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(code, chance, fc.constantFrom('-', ' ', '', '–'), (event, draws, dash) => {
      const number = newNumber(event, (below) => (draws.shift() ?? 0) % below);
      expect(readNumber(number.toLowerCase().replaceAll('-', dash))).toBe(number);
    }),
  );
});
