import { describe, expect, it } from 'vitest';
import { stateNamedIn } from '#lib/shared/gst-states.ts';
import { lostCredit, gstAddressProblem } from './gst-details.ts';

const KARNATAKA = '29AAPFU0939F1ZR';

it.each([
  ['12 MG Road, Bengaluru, Karnataka 560001', null],
  ['12 MG Road, Bengaluru 560001', null],
  ['12 Delhi Road, Bengaluru', null],
  ['', null],
  ['Nariman Point, Mumbai, Maharashtra 400 021, India', 'Karnataka, and the address is in Maharashtra'],
  ['Nariman Point\nMumbai\nMAHARASHTRA - 400021.', 'Karnataka, and the address is in Maharashtra'],
  ['Connaught Place, New Delhi', 'Karnataka, and the address is in Delhi'],
])('[7.20] the state of a GST number and of its address agree: %j', (address, problem) => {
  const said = gstAddressProblem(KARNATAKA, address);
  if (problem) expect(said).toContain(problem);
  else expect(said).toBeNull();
});

it('says nothing of a number that is none', () => {
  expect(gstAddressProblem('', 'Mumbai, Maharashtra')).toBeNull();
  expect(gstAddressProblem('99AAAAA', 'Mumbai, Maharashtra')).toBeNull();
});

describe('a place of supply that loses the input tax credit', () => {
  it('[7.20] is said for a stay in another state than the registration, with the state’s own tax', () => {
    expect(lostCredit('32', KARNATAKA)).toBe(
      'This stay bears CGST and SGST of Kerala. A GST number of Karnataka can’t claim them as input tax credit; only one of Kerala can.',
    );
    expect(lostCredit('04', KARNATAKA)).toContain('CGST and UTGST of Chandigarh');
  });

  it.each([
    ['in the registration’s own state', '29', KARNATAKA],
    ['abroad, where there is no GST', null, KARNATAKA],
    ['before a number is typed', '32', ''],
    ['while it is typed', '32', '29AAGC'],
    ['of a state that is none', '32', '99AAGCB7383J1Z4'],
  ])('is not said %s', (_, state, number) => expect(lostCredit(state, number)).toBeNull());
});

describe('the state that an address ends in', () => {
  it.each([
    ['14 Residency Road, Bengaluru, Karnataka 560025', '27', 'Karnataka'],
    ['14 Residency Road, Bengaluru, Karnataka - 560 025.', '27', 'Karnataka'],
    ['14 Residency Road, Bengaluru, Karnataka 560025', '29', null],
    ['Delhi Road, Meerut, Uttar Pradesh 250002', '09', null],
    ['21 Barakhamba Road, New Delhi 110001', '07', null],
    ['21 Barakhamba Road, New Delhi 110001', '29', 'Delhi'],
    ['Plot 4, Peenya, Bengaluru 560058', '27', null],
  ])('%s with a number of %s: %s', (address, code, other) => expect(stateNamedIn(address, code)).toBe(other));
});
