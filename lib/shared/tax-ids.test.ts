import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GST_STATES, gstStateName, stateTaxName } from './gst-states.ts';
import { gstin, gstinCheckCharacter, gstinProblem, pan, panHolder, panProblem, tidyTaxId } from './tax-ids.ts';

const CHARACTERS = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const KNOWN = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4']; // published examples (DOMAIN.md [38])

const letters = (length: number) =>
  fc.string({ unit: fc.constantFrom(...CHARACTERS.slice(10)), minLength: length, maxLength: length });
const aPan = fc
  .tuple(letters(3), fc.constantFrom(...'ABCEFGHJLPT'), letters(1), fc.integer({ min: 0, max: 9999 }), letters(1))
  .map(
    ([series, holder, initial, number, last]) =>
      `${series}${holder}${initial}${String(number).padStart(4, '0')}${last}`,
  );
const aGstin = fc
  .tuple(fc.constantFrom(...Object.keys(GST_STATES)), aPan, fc.constantFrom(...CHARACTERS.slice(1)))
  .map(([state, holder, entity]) => `${state}${holder}${entity}Z`)
  .map((first14) => first14 + gstinCheckCharacter(first14));

describe('GST numbers', () => {
  it.each(KNOWN)('[7.20] %s is one', (number) => {
    expect(gstinProblem(number)).toBeNull();
  });

  it.each(KNOWN)('[7.20] every change of a single character of %s is found', (number) => {
    const passed = Array.from(number).flatMap((original, place) =>
      CHARACTERS.filter((other) => other !== original)
        .map((other) => number.slice(0, place) + other + number.slice(place + 1))
        .filter((changed) => gstinProblem(changed) === null),
    );
    expect(passed).toEqual([]);
  });

  it('[7.20] a number made by the rule verifies, however it is spaced or cased', () => {
    fc.assert(
      fc.property(aGstin, (number) => {
        const typed = ` ${number.slice(0, 2).toLowerCase()}-${number.slice(2, 12)} ${number.slice(12)} `;
        expect(gstin.parse(typed)).toBe(number);
      }),
    );
  });

  it('[7.20] swapping two different neighbours is found, but for the one pair the rule cannot see', () => {
    fc.assert(
      fc.property(aGstin, fc.integer({ min: 0, max: 13 }), (number, place) => {
        const [a = '', b = ''] = number.slice(place, place + 2);
        const swapped = number.slice(0, place) + b + a + number.slice(place + 2);
        fc.pre(a !== b && ![a, b].every((character) => '0Z'.includes(character)));
        expect(gstinProblem(swapped)).not.toBeNull();
      }),
    );
  });

  it.each([
    ['27AAPFU0939F1Z', 'A GST number has 15 characters'],
    ['', 'A GST number has 15 characters'],
    ['27AAPFU0939F0ZV', 'A GST number has 15 characters'],
    ['27AAPFU0939F1YV', 'A GST number has 15 characters'],
    ['२७AAPFU0939F1ZV', 'A GST number has 15 characters'],
    ['00AAPFU0939F1ZV', 'state’s code'],
    ['25AAPFU0939F1ZV', 'state’s code'],
    ['39AAPFU0939F1ZV', 'state’s code'],
    ['27AAPXU0939F1ZV', 'the holder’s PAN'],
    ['27AAPFU0939F1ZW', 'does not fit the rest'],
  ])('[5.12] %s is refused with its reason', (number, reason) => {
    expect(gstinProblem(number)).toContain(reason);
    expect(gstin.safeParse(number).error?.issues[0]?.message).toContain(reason);
  });

  it('[5.12] a whole page pasted into the field is refused', () => {
    expect(gstin.safeParse('2'.repeat(41)).error?.issues[0]?.message).toBe('That is too long.');
  });
});

describe('PANs', () => {
  it('[7.20] every well-formed PAN passes and says who holds it', () => {
    fc.assert(
      fc.property(aPan, (number) => {
        expect(pan.parse(number.toLowerCase())).toBe(number);
        expect(panHolder(number)).toEqual(expect.any(String));
      }),
    );
  });

  it.each([
    ['ABCPE1234F', 'Person'],
    ['AAAFU0939F', 'Firm'],
    ['AAACB7383J', 'Company'],
    ['AAAHK1234Q', 'Hindu undivided family'],
    ['ABCDE1234F', null],
    ['rubbish', null],
  ])('[7.20] %s is held by: %s', (number, holder) => {
    expect(panHolder(number)).toBe(holder);
  });

  it.each(['', 'ABCPE1234', 'ABCPE12345', 'ABCPE1234FF', '1BCPE1234F', 'ABCDE1234F', 'ABCPE1234f'])(
    '[5.12] “%s” is none',
    (number) => {
      expect(panProblem(number)).toContain('ten characters');
    },
  );
});

describe('state codes', () => {
  it('[7.20] are those of the places we sell', () => {
    const lines = readFileSync('features/places/data/hand/indian-states.txt', 'utf8')
      .split('\n')
      .filter((line) => /^\d\d /.test(line));
    const { '97': otherTerritory, ...states } = GST_STATES;
    expect(otherTerritory).toBe('Other Territory');
    expect(states).toEqual(Object.fromEntries(lines.map((line) => [line.slice(0, 2), line.slice(3).trim()])));
  });

  it('[7.20] name UTGST only where there is no legislature', () => {
    expect(['07', '34', '01', '30'].map(stateTaxName)).toEqual(['SGST', 'SGST', 'SGST', 'SGST']);
    expect(['04', '26', '31', '35', '38'].map(stateTaxName)).toEqual(Array(5).fill('UTGST'));
    expect(gstStateName('99')).toBeNull();
  });

  it('[5.12] spaces and dashes are tidied away', () => {
    expect(tidyTaxId(' 27-aapfu 0939f-1zv\n')).toBe('27AAPFU0939F1ZV');
  });
});
