import { describe, expect, it } from 'vitest';
import { ANSWERS, EMAILS, HINDI, HINDI_MESSAGES, HINDI_PARTS } from '#lib/server/texts/hindi.ts';
import { cities, countries, hotelCities, regions } from '#features/places/data/tables.ts';
import { STATES_OF_INDIA } from '#lib/server/texts/hindi/states-of-india.ts';
import { PLACES } from '#lib/server/texts/hindi/places.ts';
import { textsInCode } from '../support/texts-in-code.ts';

const { texts, nouns, tooEarly } = textsInCode();
const catalogue = new Map(Object.entries(HINDI.texts));
const placesIn = (text: string): string[] => [...text.matchAll(/{(\w+)}/g)].map(([, name = '']) => name).sort();
const placeNames = new Set([
  ...cities.flatMap(({ name, region }) => [name, region]),
  ...[...countries, ...regions].map(({ name }) => name),
]);
/** Texts that are the same in both languages. */
const SAME = new Set(['₹0', 'UPI', 'PNR']);

describe('the Hindi catalogue', () => {
  it('has every text that the code passes to t', () => {
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(({ text }) => !catalogue.has(text))).toEqual([]);
  });

  it('has one translation of a text, whichever parts it is in', () => {
    const translations = Object.entries(HINDI_PARTS).flatMap(([part, { texts: own, messages }]) =>
      Object.entries({ ...own, ...messages }).map(([text, words]) => ({ part, text, words })),
    );
    expect(translations.filter(({ text, words }) => catalogue.get(text) !== words)).toEqual([]);
  });

  it('has no text for emails or answers alone that pages have, too', () => {
    const ofPages = new Set(
      Object.values(HINDI_PARTS).flatMap((part) => Object.keys({ ...part.texts, ...part.messages })),
    );
    const onServer = Object.keys({ ...EMAILS.texts, ...EMAILS.messages, ...ANSWERS.texts });
    expect(onServer.filter((text) => ofPages.has(text))).toEqual([]);
  });

  it('has no text that nothing uses; messages have a test of their own', () => {
    const used = new Set([...[...texts, ...nouns].map(({ text }) => text), ...HINDI_MESSAGES, ...placeNames]);
    expect([...catalogue.keys()].filter((text) => !used.has(text))).toEqual([]);
  });

  it('fills the same places as the English text', () => {
    const different = [...catalogue].filter(([text, words]) => String(placesIn(text)) !== String(placesIn(words)));
    expect(different).toEqual([]);
  });

  it('is written in Devanagari, with composed signs and Latin digits', () => {
    const strange = [...catalogue].filter(([text, words]) => {
      const own = words.replaceAll(/{\w+}/g, '');
      const isHindi = /[\u0900-\u097f]/.test(own) || !/\w/.test(own) || SAME.has(text);
      return !isHindi || /[\u0966-\u096f]/.test(words) || words !== words.normalize('NFC');
    });
    expect(strange).toEqual([]);
  });

  it('names months as Unicode’s locale data does', () => {
    const month = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { month: 'long', timeZone: 'UTC' });
    const english = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
    for (let at = 0; at < 12; at++) {
      const date = new Date(Date.UTC(2026, at, 1));
      expect(catalogue.get(english.format(date))).toBe(month.format(date));
    }
  });
});

describe('a place in Hindi', () => {
  const hindi: Readonly<Record<string, string>> = { ...STATES_OF_INDIA, ...PLACES };

  it('has a name, if it is a city with hotels, and so has its country', () => {
    const slugs = new Set(hotelCities.map(({ city }) => city));
    const sold = cities.filter(({ slug }) => slugs.has(slug));
    const countryOf = new Map(countries.map(({ alpha2, name }) => [alpha2, name]));
    expect(sold.length).toBeGreaterThan(100);
    const nameless = sold
      .flatMap(({ name, country }) => [name, countryOf.get(country) ?? ''])
      .filter((name) => !hindi[name]);
    expect([...new Set(nameless)]).toEqual([]);
  });

  it('has a state with a name', () => {
    expect(
      cities.filter(({ country, region }) => country === 'IN' && !hindi[region]).map(({ region }) => region),
    ).toEqual([]);
  });
});

describe('t', () => {
  it('is never called while a module is loaded, once for all languages', () => {
    expect(tooEarly).toEqual([]);
  });
});
