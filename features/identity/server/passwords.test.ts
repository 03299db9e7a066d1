import { expect, it } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

it.each(['manchester-2026', 'sarai-travel-99'])(
  'no hash is made of a password that is soon guessed: %s',
  async (password) => {
    await expect(hashPassword(password)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { password: expect.stringContaining('Choose another') as string },
    });
  },
);

it('a password is compared exactly as it was typed', async () => {
  const password = ' Kettuvallam by Night ';
  const stored = await hashPassword(password);
  expect(await passwordFits(stored, password)).toBe(true);
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -1), `${password} `])
    expect(await passwordFits(stored, other), JSON.stringify(other)).toBe(false);
});

it('a password may be a long sentence, and differs by its last letter', async () => {
  const sentence = 'between the second monsoon and the first train to Kochi '.repeat(3);
  const stored = await hashPassword(`${sentence}a`);
  expect([await passwordFits(stored, `${sentence}a`), await passwordFits(stored, `${sentence}b`)]).toEqual([
    true,
    false,
  ]);
});
