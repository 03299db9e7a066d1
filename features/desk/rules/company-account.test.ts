import { describe, expect, it } from 'vitest';
import { creditSentence, limitConsequences, readCompanyKey } from './company-account.ts';

describe('[7.20] what staff type to find a company', () => {
  it.each([
    [' Priya@Kaveri.example ', 'email', 'priya@kaveri.example'],
    ['29aabck 1234f1z5', 'gst', '29AABCK1234F1Z5'],
    ['cmp_01m8', 'id', 'cmp_01m8'],
    ['Kaveri', 'name', 'Kaveri'],
    ['29AABCK1234F1', 'name', '29AABCK1234F1'], // not whole
  ])('%j is the %s %j', (typed, kind, key) => expect(readCompanyKey(typed)).toEqual({ kind, key }));
});

const kaveri = { name: 'Kaveri', creditLimit: 500_000_00, outstanding: 120_000_00 };

describe('[7.20] a company’s credit in words', () => {
  it.each([
    [kaveri, 'Owes ₹1,20,000; its limit is ₹5,00,000.'],
    [{ ...kaveri, outstanding: 0 }, 'Owes nothing; its limit is ₹5,00,000.'],
    [{ ...kaveri, creditLimit: 0, outstanding: 0 }, 'No credit limit.'],
    [{ ...kaveri, creditLimit: 0 }, 'Owes ₹1,20,000; it has no credit limit.'],
    [{ ...kaveri, creditLimit: 100_000_00 }, 'Owes ₹1,20,000, more than its limit of ₹1,00,000.'],
  ])('%j: %s', (account, sentence) => expect(creditSentence(account)).toBe(sentence));

  it.each([
    [800_000_00, ['Kaveri may owe up to ₹8,00,000 at a time.', 'It can book for ₹6,80,000 more now.']],
    [
      100_000_00,
      [
        'Kaveri may owe up to ₹1,00,000 at a time.',
        'It owes ₹1,20,000, so it can book nothing on credit until it pays.',
      ],
    ],
    [0, ['Kaveri can book nothing more on credit.']],
  ])('a limit of %i paise means what it says', (limit, said) =>
    expect(limitConsequences(kaveri, limit)).toEqual([...said, 'What is booked stays booked.']),
  );

  it('the limit of now changes nothing', () =>
    expect(limitConsequences(kaveri, kaveri.creditLimit)).toEqual(['₹5,00,000 is the limit already.']));
});
