import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsOfText, textToCompare } from './text-moderation.ts';
import type { TextCheck } from './text-checks.ts';

describe('[7.20] texts that are published at once', () => {
  it.each([
    '',
    'Quiet rooms, kind people, and the best appam in Kochi.',
    'We stayed from 12.12.2026 to 15.12.2026 in room 204 and paid ₹14,868, not ₹1,00,00,000.',
    'Check-in took 10–15 minutes at 14:00; the bus 5 leaves every 20 min.',
    'Very, very, very good!!! Sooo nice...',
    'Dr.Rao at the desk helped us. We were at peace; connect the dot yourself.',
    'बहुत अच्छा होटल, कमरा साफ़ था। ' + 'நல்ல அறை, அன்பான மக்கள்.',
    'क्ष्मा ज़्यादा िऀँः',
    'Nice 😀👨‍👩‍👧 stay',
  ])('%s', (text) => expect(problemsOfText([text, ''])).toEqual([]));
});

describe('[7.20] texts that wait for staff', () => {
  it.each<[TextCheck, string]>([
    ['address', 'Book directly at www.rival.example'],
    ['address', 'see https://rival.example/deals'],
    ['address', 'rival-hotel.com is cheaper'],
    ['address', 'rival-hotel｡com is cheaper'],
    ['address', 'ask asha@example.com'],
    ['address', 'ask asha (at) example (dot) com'],
    ['address', 'ask asha at example dot com'],
    ['telephone', 'Call +91 98450 22812'],
    ['telephone', 'Call 9.8.4.5.0-2-2-8-1-2'],
    ['telephone', 'Call (080) 4123 4567 for Ravi'],
    ['telephone', 'Call ९८४५०२२८१२'],
    ['telephone', 'Call ９８４５０２２８１２'],
    ['repetition', 'Baaaaaaaaaad'],
    ['repetition', '!!!!!!!!!!!!'],
    ['repetition', 'best hotel '.repeat(20)],
    ['marks', `g${'\u0300\u0301'.repeat(10)}ood`],
  ])('for %s: %s', (check, text) => {
    expect(problemsOfText([text, ''])).toEqual([check]);
    expect(problemsOfText(['', text])).toEqual([check]);
  });

  it('for a copy, and for several things at once', () => {
    expect(problemsOfText(['Fine.', ''], true)).toEqual(['copy']);
    expect(problemsOfText(['Call 98450 22812 or write to a@b.example', ''])).toEqual(['address', 'telephone']);
  });

  it('whatever stands around a link or a number', () => {
    const around = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(problemsOfText([`${before} http://evil.example ${after}`, ''])).toContain('address');
        expect(problemsOfText([before, `call 98450 22812 ${after}`])).toContain('telephone');
      }),
    );
  });
});

describe('[7.20] what two texts have in common', () => {
  it('is what they say, not how it is written', () => {
    const text = 'The room was clean and the breakfast was very good indeed.';
    expect(textToCompare([text, ''])).toBe(textToCompare(['', `  ${text.toUpperCase().replaceAll(' ', '  ')}!!`]));
    expect(textToCompare([text, ''])).not.toBe(textToCompare([text, 'But loud.']));
    expect(textToCompare(['Everything was fine.', ''])).toBeNull();
  });
});
