import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEventCode, isHostedCode } from './event-text.ts';
import { newHostedCode, newNumber, readNumber } from './registration-number.ts';

it.each([
  ['CIT95-7K4M-2Q9X', 'CIT95-7K4M-2Q9X'],
  ['cit95 7k4m 2q9x', 'CIT95-7K4M-2Q9X'],
  [' CIT95–7K4M–2Q9X ', 'CIT95-7K4M-2Q9X'],
  ['CIT957K4M2Q9X', 'CIT95-7K4M-2Q9X'],
  ['CIT-95-7K4M-2Q9X', 'CIT95-7K4M-2Q9X'],
  ['EV-7K4M-2Q9X', 'EV-7K4M-2Q9X'],
  ['ev 2222 3333', 'EV-2222-3333'],
  ['CIT95-7K4M', undefined],
  ['95-7K4M-2Q9X', undefined],
  ['', undefined],
  ["' or 1=1 --", undefined],
])('[2.9] %j is read as %s', (typed, kept) => expect(readNumber(typed)).toBe(kept));

it('[2.9] every number that is given out is read back, however it is typed', () => {
  const code = fc.oneof(fc.stringMatching(/^[A-Z]{2,8}-\d{1,4}$/), fc.constant('EV-7K4M2Q9X3T'));
  const chance = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(code, chance, fc.constantFrom('-', ' ', '', '–'), (event, draws, dash) => {
      const number = newNumber(event, (below) => (draws.shift() ?? 0) % below);
      expect(readNumber(number.toLowerCase().replaceAll('-', dash))).toBe(number);
    }),
  );
});

it('[1.2] a code of a traveller’s event is one of 27 letters and digits at each of ten places', () => {
  expect(newHostedCode(() => 0)).toBe('EV-2222222222');
  expect(newHostedCode((below) => below - 1)).toBe('EV-ZZZZZZZZZZ');
  expect(27 ** 10).toBeGreaterThan(2 ** 47);
});

it.each([
  ['EV-7K4M2Q9X3T', true],
  ['EV-7K4M2Q9X3', false],
  ['EV-7K4M2Q9X3TT', false],
  ['ev-7k4m2q9x3t', false],
  ['CIT-95', false],
])('[1.2] %s is a code of a traveller’s event: %s', (code, isOne) => {
  expect(isHostedCode(code)).toBe(isOne);
  expect(isEventCode(code)).toBe(isOne || code === 'CIT-95');
});
