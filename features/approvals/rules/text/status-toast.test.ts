import { describe, expect, it } from 'vitest';
import { quoteToast, statusToast } from './status-toast.ts';

it.each([
  ['approved', 1, 'success', 'Your travel request has been approved!'],
  ['declined', 2, 'error', 'Your travel request has been declined.'],
  ['rejected', 1, 'error', 'Your travel request has been declined.'],
  ['withdrawn', 2, 'info', 'Your travel request status has been updated.'],
  ['pending', 9, 'info', 'Your travel request status has been updated.'],
  ['approved', 3, 'success', 'Your transport request has been approved!'],
  ['declined', 4, 'error', 'Your transport request has been declined.'],
  ['something new', 5, 'info', 'Your transport request status has been updated.'],
] as const)('[3.20] %s in category %i is a toast of %s: %s', (status, category, tone, text) =>
  expect(statusToast(status, category)).toEqual({ tone, text }),
);

describe('[8.7] [4.9] the toast about a transport request', () => {
  it('says that it was received, and that it has a quote', () => {
    expect(quoteToast(false)).toEqual({
      tone: 'info',
      text: 'Transport request received and waiting for Sarai to respond',
    });
    expect(quoteToast(true)).toEqual({
      tone: 'success',
      text: 'Quote received from Sarai for your transport request',
    });
  });
});
