import { describe, expect, it } from 'vitest';
import { stillRefused } from './still-refused.ts';

describe('errors of a form that was refused', () => {
  const sent = { companyName: 'Mills', registrations: [{ number: '', address: '' }] };
  const fields = { 'registrations.0.number': 'A GST number has 15 characters.', registrations: 'Give a head office.' };

  it('[7.20] stand while the field holds what was sent', () => {
    expect(stillRefused(fields, sent, structuredClone(sent))).toEqual(fields);
  });

  it('[7.20] go as soon as the field is typed anew, and those of its neighbours stay', () => {
    const typed = { ...sent, registrations: [{ number: '29AAB', address: '' }] };
    const neighbour = { 'registrations.0.address': 'Enter the address.' };
    expect(stillRefused({ ...fields, ...neighbour }, sent, typed)).toEqual(neighbour);
  });

  it('[7.20] go with a line that was removed, and before anything was sent', () => {
    expect(stillRefused(fields, sent, { ...sent, registrations: [] })).toEqual({});
    expect(stillRefused(fields, undefined, sent)).toEqual({});
  });
});
