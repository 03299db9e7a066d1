import { expect, it } from 'vitest';
import { gstAddressProblem } from './gst-address.ts';

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
