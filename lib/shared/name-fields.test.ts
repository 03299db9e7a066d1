import { expect, it } from 'vitest';
import { nameField } from './name-fields.ts';

it('[5.12] whoever has a single name is told where to enter it', () => {
  const told = nameField('last').safeParse('').error?.issues[0]?.message;
  expect(told).toBe('Enter your last name. With a single name, enter it in both fields.');
  expect(nameField('last').safeParse('Suharto').success).toBe(true);
});
