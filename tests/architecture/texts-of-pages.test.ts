import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HINDI, HINDI_PARTS } from '#lib/server/texts/hindi.ts';
import { TRANSLATED_PAGES, type TextsPart } from '#lib/shared/translated-pages.ts';
import { browserFilesOf } from '../support/files-of-page.ts';
import { textsInCode } from '../support/texts-in-code.ts';

/** The file of each page that exists in Hindi, by its name. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  Home: ['app/(consumer)/page.tsx'],
  'Hotel search and its results': ['app/(consumer)/hotels/page.tsx'],
  'The page of a hotel': ['app/(consumer)/hotels/[hotel]/page.tsx'],
  'The review of a stay, with its guests': ['app/(consumer)/hotels/review/page.tsx'],
  'The payment page': ['app/gateway/checkout/[orderId]/page.tsx'],
  'The confirmation of a stay': ['app/(consumer)/confirmationbooking/page.tsx'],
  'Flight search and its results': ['app/(consumer)/flights/page.tsx'],
  'The review of a flight, with its passengers': ['app/(consumer)/flights/review/page.tsx'],
  'The confirmation of a flight': ['app/(consumer)/flights/confirmation/page.tsx'],
  'My trips': ['app/(consumer)/bookings/page.tsx'],
  'The page of a booked trip, with its cancellation': ['app/(consumer)/bookings/details/page.tsx'],
  'Your review of a stay': ['app/(consumer)/bookings/guest-review/page.tsx'],
  'The account': ['app/(consumer)/account/page.tsx'],
  Travellers: ['app/(consumer)/account/travellers/page.tsx'],
  'The wallet': ['app/(consumer)/account/wallet/page.tsx'],
  'Saved stays': ['app/(consumer)/saved/page.tsx'],
  'A shared list of stays': ['app/(consumer)/saved/shared/page.tsx'],
  'A new password': ['app/(consumer)/forgot-password/page.tsx', 'app/(consumer)/reset-password/page.tsx'],
  'Finish signing up': ['app/(consumer)/finish-sign-up/page.tsx'],
  'Holiday packages': ['app/(consumer)/packages/page.tsx'],
  'The page of a package': ['app/(consumer)/packages/[slug]/page.tsx'],
  'The review of a package, with its travellers': ['app/(consumer)/packages/review/page.tsx'],
  'The confirmation of a package': ['app/(consumer)/packages/confirmbooking/page.tsx'],
  'The cart': ['app/(consumer)/cart/page.tsx', 'app/(consumer)/cart/add/page.tsx'],
  'The payment of a cart, with its travellers': ['app/(consumer)/cart/checkout/page.tsx'],
  'What was booked from a cart': ['app/(consumer)/cart/booked/page.tsx'],
  'The page of an event, with one’s registration': ['app/(consumer)/events/[event]/page.tsx'],
  Help: ['app/(consumer)/help/page.tsx'],
  'A question to us, with its messages': ['app/(consumer)/help/ask/page.tsx', 'app/(consumer)/help/ticket/page.tsx'],
  'The events you host': ['app/(consumer)/events/page.tsx'],
  'The form of an event': ['app/(consumer)/events/host/page.tsx'],
  'An event you host, with who is registered': ['app/(consumer)/events/registered/page.tsx'],
  'The page that stops emails about an event': ['app/(consumer)/unsubscribe/[token]/event-messages/page.tsx'],
  Magazine: ['app/(consumer)/blogs/page.tsx'],
  'A post of the magazine': ['app/(consumer)/blogs/[slug]/page.tsx'],
  'The assistant': ['app/(consumer)/help/assistant/page.tsx'],
  Currency: ['app/(consumer)/currency/page.tsx'],
  Language: ['app/(consumer)/language/page.tsx'],
};
/** Said in messages about taxes alone, on pages with names of places. */
const STATES = 'lib/shared/gst-states.ts';
const code = textsInCode();
const all = [...code.texts, ...code.nouns].map(({ text, at }) => ({ text, file: at.replace(/:\d+$/, ''), at }));
/** More than this is split further. KB, compressed. */
const MOST = 22;
const MOST_LATER = 12;

/** Of a company, whose pages are in English; and what is stored in English for reading offline. */
const OF_COMPANIES = /^features\/bookings\/(?:components\/company|rules\/emails)\//;
/** A confirmed package too, which Hindi readers see on the pages of packages alone. */
const NOT_OF_STAYS = /^features\/bookings\/(?:components\/(?:company|packages\/confirmation)|rules\/emails)\//;
/** The budget, whose rules come with the contract of events: its host alone sees it. */
const NOT_OF_GUESTS = /^features\/events\/rules\/event-budget\.ts$/;
/** What the page of this file imports and shows to no reader of Hindi. */
const not = (page: string): RegExp =>
  /packages\//.test(page) ? OF_COMPANIES : page.includes('/events/[event]/') ? NOT_OF_GUESTS : NOT_OF_STAYS;

const textsIn = (parts: readonly (TextsPart | 'page')[]): object =>
  Object.assign({}, ...parts.map((part) => ({ ...HINDI_PARTS[part].texts, ...HINDI_PARTS[part].messages }))) as object;
type Later = { parts: TextsPart[]; script: string };
/** What is loaded with a script of these files, and that script: `withTexts(['flight-trip'], import('./x.tsx'))`. */
const loadedLater = (files: ReadonlySet<string>): Later[] =>
  [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<!`)\bwithTexts\(\s*\[([^\]]*)\],\s*import\('([^']+)'\)/g)].map(
      ([, parts = '', script = '']) => ({
        parts: [...parts.matchAll(/'([\w-]+)'/g)].map(([, part]) => part) as TextsPart[],
        script: path.join(path.dirname(file), script),
      }),
    ),
  );
/** The files of a script that none of the others have. */
function ownFiles({ script }: Later, all: readonly Later[], but: RegExp): string[] {
  const others = new Set(all.flatMap((one) => (one.script === script ? [] : [...browserFilesOf(one.script, but)])));
  return [...browserFilesOf(script, but)].filter((file) => !others.has(file));
}

const weightOf = (parts: readonly (TextsPart | 'page')[]): number =>
  brotliCompressSync(Buffer.from(JSON.stringify(textsIn(parts)))).length / 1024;

describe.each(TRANSLATED_PAGES)('the browser on “$name”', ({ name, parts: first }) => {
  const files = new Set((FILES[name] ?? []).flatMap((file) => [...browserFilesOf(file, not(file))]));
  const sent = ['page', ...first] as const;
  const later = loadedLater(files);
  const missingIn = (some: ReadonlySet<string>, texts: object) => {
    const missing = all.filter(
      ({ text, file }) => some.has(file) && file !== STATES && text in HINDI.texts && !(text in texts),
    );
    return [...new Set(missing.map(({ text, at }) => `${at} ${text}`))];
  };

  it('gets every text that it shows', () => {
    expect(files.size).toBeGreaterThan(3);
    expect(missingIn(files, textsIn([...sent, ...later.flatMap(({ parts }) => parts)]))).toEqual([]);
  });

  it('gets those of a script that is loaded later with it', () => {
    for (const one of later) {
      const own = new Set((FILES[name] ?? []).flatMap((file) => ownFiles(one, later, not(file))));
      expect(missingIn(own, textsIn([...sent, ...one.parts])), one.script).toEqual([]);
    }
  });

  it(`gets at most ${MOST} KB of them at first, and ${MOST_LATER} with what it opens`, () => {
    expect(weightOf(sent)).toBeLessThan(MOST);
    for (const { parts } of later) expect(weightOf(parts), parts.join(' ')).toBeLessThan(MOST_LATER);
  });
});
