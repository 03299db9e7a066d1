import { describe, expect, it } from 'vitest';
import { shownName } from './review-fields.ts';
import { writerLabel } from './review-texts.ts';

describe('[7.20] how a writer is named', () => {
  it.each([
    [{ firstName: 'Asha', lastName: 'Rao' }, 'Asha R.'],
    [{ firstName: ' Anne-Marie ', lastName: ' de Souza' }, 'Anne-Marie D.'],
    [{ firstName: 'Asha', lastName: '' }, 'Asha'],
    [{ firstName: 'अनीता', lastName: 'राव' }, 'अनीता र.'],
    [{ firstName: 'Asha', lastName: '𠮷田' }, 'Asha 𠮷.'],
  ])('%j', (person, name) => {
    expect(shownName('name', person)).toBe(name);
    expect(shownName('guest', person)).toBeNull();
  });

  it('with their kind of trip and the month of their stay', () => {
    expect(writerLabel({ name: 'Asha R.', trip: 'couple', stayedIn: '2026-12' })).toBe(
      'Asha R. · As a couple · December 2026',
    );
    expect(writerLabel({ name: null, trip: 'solo', stayedIn: '2027-01' })).toBe('A guest · Alone · January 2027');
  });
});
