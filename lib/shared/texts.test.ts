import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage, type Reading } from '#lib/server/language.ts';
import { HINDI } from '#lib/server/texts/hindi.ts';
import { formatDate, formatDateRange, formatInstant } from './dates.ts';
import { formatMoney, money, speakMoney } from './money.ts';
import { refundText } from './refund-text.ts';
import { describeRooms } from './stay-shape.ts';
import { locale, oneOrMany, t } from './texts.ts';
import { counted } from './word-lists.ts';

const IN_HINDI: Reading = { language: 'hi', translation: HINDI, scripts: ['/texts/x.js'] };
const hindi = <Result>(work: () => Result): Result => inLanguage(IN_HINDI, work);
const TODAY = '2026-12-01';

afterEach(() => expect(globalThis.translation).toBeUndefined());

describe('a text', () => {
  it('is its own key in English, and is filled', () => {
    expect(t('Stays in {city}', { city: 'Kochi' })).toBe('Stays in Kochi');
    expect(locale()).toBe('en-IN');
  });

  it('is that of the catalogue in Hindi', () => {
    expect(hindi(() => t('Stays in {city}', { city: 'Kochi' }))).toBe('Kochi में होटल');
    expect(hindi(locale)).toBe('hi-IN');
  });

  it('stays in English where the catalogue lacks it', () => {
    expect(hindi(() => t('{n} things nobody translated', { n: 3 }))).toBe('3 things nobody translated');
  });

  it('takes values as they are: no places in them, no patterns', () => {
    expect(t('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&');
  });

  it('cannot be led to what an object inherits', () => {
    expect(hindi(() => t('Stays near {place}', { place: 'constructor' }))).toBe('constructor के पास होटल');
  });
});

describe('plural forms', () => {
  it('are those of the language: in Hindi zero counts as one (CLDR)', () => {
    const forms = [0, 1, 2, 12].map((count) => oneOrMany(count, 'one', 'many'));
    expect(forms).toEqual(['many', 'one', 'many', 'many']);
    expect(hindi(() => [0, 1, 2, 12].map((count) => oneOrMany(count, 'one', 'many')))).toEqual([
      'one',
      'one',
      'many',
      'many',
    ]);
  });

  it.each([
    [1, '1 रात', '1 night'],
    [2, '2 रातें', '2 nights'],
    [0, '0 रात', '0 nights'],
  ])('of %i nights', (count, inHindi, inEnglish) => {
    expect(counted(count, 'night')).toBe(inEnglish);
    expect(hindi(() => counted(count, 'night'))).toBe(inHindi);
  });

  it('describe the rooms of a search', () => {
    const rooms = [
      { adults: 2, childAges: [4] },
      { adults: 1, childAges: [] },
    ];
    expect(hindi(() => describeRooms(rooms))).toBe('3 वयस्क, 1 बच्चा · 2 कमरे');
  });
});

describe('dates and money in Hindi', () => {
  it.each([
    ['2026-12-12', 'शनि 12 दिसंबर'],
    ['2027-01-05', 'मंगल 5 जनवरी 2027'],
    ['2026-12-03', 'गुरु 3 दिसंबर'],
  ])('%s', (date, words) => expect(hindi(() => formatDate(date, TODAY))).toBe(words));

  it('cut no name short in ranges and moments', () => {
    expect(hindi(() => formatDateRange('2026-12-12', '2026-12-15', TODAY))).toBe('12–15 दिसंबर');
    expect(hindi(() => formatDateRange('2026-12-30', '2027-01-02', TODAY))).toBe('30 दिसंबर – 2 जनवरी 2027');
    expect(hindi(() => formatInstant('2026-12-08T08:30:00Z', 'Asia/Kolkata', TODAY))).toBe('8 दिसंबर, 14:00');
  });

  it('group digits by lakh, in Latin digits', () => {
    expect(hindi(() => formatMoney(money(31_840_000)))).toBe('₹3,18,400');
    expect(hindi(() => speakMoney(money(31_840_000)))).toBe('3,18,400 रुपये');
    expect(hindi(() => speakMoney(money(100)))).toBe('1 रुपया');
    expect(formatMoney(money(31_840_000))).toBe('₹318,400');
  });

  it('say what a cancellation gives back', () => {
    const steps = [
      { from: '2026-12-01T00:00:00Z', until: '2026-12-02T08:30:00Z', refund: 1000, charge: 0 },
      { from: '2026-12-02T08:30:00Z', until: '2026-12-08T08:30:00Z', refund: 500, charge: 500 },
    ];
    expect(hindi(() => refundText(steps, 1000, 'Asia/Kolkata', TODAY).text)).toBe(
      '2 दिसंबर, 14:00 तक मुफ़्त कैंसिलेशन, फिर 8 दिसंबर, 14:00 तक 50% वापस',
    );
  });
});
