import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { t } from '#lib/shared/texts.ts';
import { chosenLanguage, inEnglish, inLanguage, type Reading } from './language.ts';
import { readingOf } from '#start/answer.ts';
import { HINDI } from './texts/hindi.ts';

const IN_HINDI: Reading = { language: 'hi', translation: HINDI, scripts: ['/texts/x.js'] };
const IN_ENGLISH: Reading = { language: 'en', translation: undefined, scripts: [] };

describe('the language of a request', () => {
  it('belongs to it alone, however the work of many is interleaved', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        inLanguage(index % 2 ? IN_HINDI : IN_ENGLISH, async () => {
          await wait(index % 7);
          const first = t('Today');
          await Promise.resolve();
          return [first, t('Today')];
        }),
      ),
    );
    answers.forEach((answer, index) => {
      const word = index % 2 ? 'आज' : 'Today';
      expect(answer).toEqual([word, word]);
    });
  });

  it('is English for data, which is cached for everybody', () => {
    expect(inLanguage(IN_HINDI, () => [t('Today'), inEnglish(() => t('Today')), t('Today')])).toEqual([
      'आज',
      'Today',
      'आज',
    ]);
  });

  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['theme=dark', 'en'],
    ['language=hi', 'hi'],
    ['theme=dark; language=hi', 'hi'],
    ['__Host-language=hi; theme=dark', 'hi'],
    ['language=', 'en'],
    ['language=fr', 'en'],
    ['language=hindi', 'en'],
    ['mylanguage=hi', 'en'],
    ['theme=language=hi', 'en'],
  ])('is chosen by the cookie: %s', (cookies, language) => expect(chosenLanguage(cookies)).toBe(language));

  it.each([
    ['/', true],
    ['/?_rsc=abc', true],
    ['/hotels?city=kochi', true],
    ['/?find=flights', true],
    ['/flights', true],
    ['/packages?theme=coast', true],
    ['/packages/goa-and-gokarna', true],
    ['/packages/review?bookingId=bkg_1', true],
    ['/packages/confirmbooking', true],
    ['/flights/review', true],
    ['/flights/confirmation?bookingId=bkg_1', true],
    ['/bookings', true],
    ['/bookings/details?bookingId=bkg_1', true],
    ['/account', true],
    ['/account/wallet', true],
    ['/help?q=refund', true],
    ['/blogs', true],
    ['/blogs/tatkal-trains', true],
    ['/blogs/rss.xml', false],
    ['/help/assistant', true],
    ['/corporate/account/assistant', false],
    ['/currency', true],
    ['/bookings/guest-review?bookingId=bkg_1', true],
    ['/hotelsx', false],
    ['/api/hotels/search', false],
  ])('is Hindi at %s where that page is translated', (url, translated) => {
    const asked = (cookie?: string) => readingOf({ url, headers: { cookie } } as Parameters<typeof readingOf>[0]);
    expect(asked('language=hi')).toMatchObject({ language: 'hi', translation: translated ? HINDI : undefined });
    const { scripts } = asked('language=hi');
    for (const script of scripts) expect(script).toMatch(/^\/texts\/hi(?:-[a-z-]+)?-[\w-]{12}\.js$/);
    // a page in English gets what leads to pages in Hindi, and no texts
    expect(scripts.length > 1).toBe(translated);
    expect(asked()).toEqual(IN_ENGLISH);
  });
});
