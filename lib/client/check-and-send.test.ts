// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ApiFailure } from './api-failure.ts';
import { checkAndSend } from './check-and-send.ts';

const schema = z.object({
  email: z.string().trim().min(1, 'Enter an email.'),
  days: z.array(z.string()).min(1, 'Choose a day.'),
});
const values = { email: ' a@b.in ', days: ['2026-12-27'] };

describe('[5.12] what a form sends', () => {
  it('is what the schema makes of it', async () => {
    const send = vi.fn(() => Promise.resolve());
    expect(await checkAndSend(schema, values, send)).toEqual({});
    expect(send).toHaveBeenCalledWith({ ...values, email: 'a@b.in' });
  });

  it('is held back while the schema refuses it, with the first message of each field', async () => {
    const send = vi.fn(() => Promise.resolve());
    expect(await checkAndSend(schema, { email: ' ', days: [] }, send)).toEqual({
      email: 'Enter an email.',
      days: 'Choose a day.',
    });
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    [{ email: 'This email is taken.' }, { email: 'This email is taken.' }],
    [{}, { '': 'Not now.' }],
  ])('and refused by the server with %j is told beside those fields, else over the button', (fields, told) =>
    expect(
      checkAndSend(schema, values, () => Promise.reject(new ApiFailure('INVALID_INPUT', 'Not now.', 400, { fields }))),
    ).resolves.toEqual(told),
  );
});
