import { expect, it } from 'vitest';
import { mobileField } from './person-fields.ts';

const problem = (typed: string) => mobileField.safeParse(typed).error?.issues[0]?.message ?? null;

it.each([
  '9876543210',
  '98765 43210',
  '+91 98765 43210',
  '+919876543210',
  '919876543210',
  '09876543210',
  ' 9876543210 ',
])('[5.12] %j is an Indian mobile number', (typed) => expect(problem(typed)).toBeNull());

it.each(['+44 7911 123456', '+1 415 555 0132', '+971 50 123 4567', '+65 9123 4567'])(
  '[5.12] %j is one of another country',
  (typed) => expect(problem(typed)).toBeNull(),
);

it.each([
  ['987654321', 'this one has 9'],
  ['+91 98765 4321', 'this one has 9'],
  ['98765432101', 'this one has 11'],
  ['5876543210', 'begins with 6, 7, 8 or 9'],
  ['+44 1', '8 to 15 digits'],
  ['+123456789012345678', '8 to 15 digits'],
  ['98765abcde', '8 to 15 digits'],
  ['', '8 to 15 digits'],
  ['9'.repeat(5000), '8 to 15 digits'],
])('[5.12] %j is refused, and says why', (typed, why) => expect(problem(typed)).toContain(why));
