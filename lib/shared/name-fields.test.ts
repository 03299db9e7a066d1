import { expect, it } from 'vitest';
import { nameField } from './name-fields.ts';

it('[5.12] whoever has a single name is told where to enter it', () => {
  const told = nameField('last').safeParse('').error?.issues[0]?.message;
  expect(told).toBe('Enter your family name. With a single name, enter it in both fields.');
  expect(nameField('last').safeParse('Suharto').success).toBe(true);
});

it('[5.12] whoever enters a colleague is not asked for a name of their own', () => {
  expect(nameField('first', 'the').safeParse('').error?.issues[0]?.message).toBe('Enter the first name.');
});

it.each(['O’Brien', "D'Souza", 'Jean-Luc', 'A.P.J.', 'Dr. Rao (Jr.)', 'अनीता', 'ക്രിസ്റ്റഫർ', 'Nguyễn', 'Łukasz'])(
  '[5.12] %s is a name',
  (name) => expect(nameField('first').safeParse(name).success).toBe(true),
);

it.each(['Asha2', '<b>Asha</b>', 'Rao;', 'Asha = Rao', 'Rao/Nair', '{{name}}', '😀', '12345'])(
  '[5.12] %s is none, and the field says what a name has',
  (name) => expect(nameField('first').safeParse(name).error?.issues[0]?.message).toMatch(/^A name has letters, spaces/),
);
