import { expect, it } from 'vitest';
import { idsIn, withNames } from './audit-names.ts';

const names = new Map([
  ['usr_1', 'Asha Rao'],
  ['dep_kaveri_sales', 'Sales'],
]);

it.each([
  ['usr_1', 'Asha Rao'],
  ['dep_kaveri_sales, dep_gone', 'Sales, removed'],
  ['apc_1', 'apc_1'],
  ['Superusr_1', 'Superusr_1'],
  ['none', 'none'],
])('[7.20] in the trail “%s” reads “%s”', (text, words) => expect(withNames(text, names)).toBe(words));

it('[7.20] finds every id to look up', () =>
  expect(idsIn('usr_1, lvl_kaveri_senior and apc_9')).toEqual(['usr_1', 'lvl_kaveri_senior']));
