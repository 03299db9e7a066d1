import { describe, expect, it } from 'vitest';
import { inLanguageOf } from '#lib/server/mail/write-in.ts';
import { t } from '#lib/shared/texts.ts';
import { ASKED_AT, aTrip, latinPlaces, searchHelp, TRIPS, userReads } from '#tests/support/assistant.ts';
import type { Reply, Turn } from '../contract.ts';
import { answerQuestion } from './answer.ts';
import { entitiesOf } from './entities.ts';
import { EVALUATION } from './evaluation.ts';
import { EVALUATION_IN_HINDI } from './evaluation-hindi.ts';
import { EXAMPLES } from './examples.ts';
import { HINDI_WORDS } from './hindi-synonyms.ts';
import type { UserReads } from './reads.ts';

const TODAY = '2026-12-01';
const inHindi = (question: string, turns: Turn[] = [], own: UserReads | null = userReads()): Promise<Reply> =>
  inLanguageOf(
    'hi',
    async () =>
      (await answerQuestion({ question, turns }, { help: searchHelp, latinPlaces, own, now: ASKED_AT })).reply,
  );
const inEnglish = async (question: string, own: UserReads | null = userReads()) =>
  (await answerQuestion({ question, turns: [] }, { help: searchHelp, latinPlaces, own, now: ASKED_AT })).reply;

/** Names of the trips and of their places, as data has them, and what Hindi keeps. */
const KEPT = [
  ...TRIPS.flatMap(({ title, code, bookingId }) => [title, code ?? '', bookingId]),
  ...['Beach Road', 'Gate 1', 'Saver', 'Economy', 'INV-1', 'PNR', 'GST', 'Sarai', 'Up to ₹5,000 a night'],
  ...['ZZ 9999 1234', 'ABC9XY', 'bkg_01someoneelse'],
].sort((a, b) => b.length - a.length);

/** Words in Latin letters that an answer in Hindi says of its own. */
function englishIn({ paragraphs, facts, links, suggestions }: Reply): string[] {
  const said = [
    ...paragraphs,
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...links.map(({ label }) => label),
    ...suggestions,
  ];
  return said.filter((text) => /[A-Za-z]{3,}/.test(KEPT.reduce((rest, name) => rest.replaceAll(name, ''), text)));
}

describe('[7.20] an answer in Hindi', () => {
  it('says nothing in English, whatever was asked in whichever language', async () => {
    const left = [];
    for (const { question, as = 'traveller' } of [...EVALUATION, ...EVALUATION_IN_HINDI]) {
      const found = englishIn(await inHindi(question, [], as === 'nobody' ? null : userReads(as)));
      if (found.length) left.push(`${question}: ${found.join(' | ')}`);
    }
    expect(left).toEqual([]);
  });

  it('shows the consequence of a cancellation before it is confirmed', async () => {
    const { proposal, paragraphs, facts } = await inHindi('kochi wali booking cancel karo');
    expect(proposal).toMatchObject({ action: 'bookings.cancel', bookingId: 'bkg_kochi', expectedRefund: 744_000 });
    expect(paragraphs).toEqual([
      'Kettuvallam House रद्द करने पर पूरी बुकिंग खत्म हो जाएगी। ₹7,440 वापस मिलेंगे, और शर्तों के अनुसार ₹7,428 काटे जाएँगे।',
      'जब तक आप नीचे पुष्टि न करें, कुछ भी रद्द नहीं होगा। रद्द करने के बाद उसे वापस नहीं लिया जा सकता।',
    ]);
    expect(facts).toContainEqual({ label: 'रिफ़ंड', value: '₹7,440' });
  });

  it('translates the reason why a booking cannot be cancelled', async () => {
    const own = { ...userReads(), refundNow: async () => ({ blocked: 'This booking is being cancelled.' }) };
    expect((await inHindi('KV 4821 3709 रद्द करें', [], own)).paragraphs).toEqual(['यह बुकिंग रद्द की जा रही है।']);
  });

  it('names cities and groups rupees as Hindi does', async () => {
    const dear = aTrip({ total: 14_868_000 });
    const { facts } = await inHindi('कोच्चि की बुकिंग दिखाओ', [], userReads('traveller', [dear]));
    expect(facts).toContainEqual({ label: 'भुगतान हुआ', value: '₹1,48,680' });
    const bags = await inHindi('कितना सामान');
    expect(bags.facts[0]?.label).toBe('बेंगलुरु – दिल्ली');
  });

  it('leads to a person, also where much else is found and nobody is signed in', async () => {
    const { links } = await inHindi('मेरा रिफ़ंड कब आएगा?', [], null);
    expect(links.map(({ href }) => href)).toContain('/help/ask');
  });

  it('answers from a post of the magazine by its summary, and links it', async () => {
    const { paragraphs, links } = await inHindi('तत्काल टिकट के नियम');
    expect(paragraphs).toEqual(['AC की बुकिंग दस बजे, बाकी की ग्यारह बजे, आधार नंबर ज़रूरी, और कन्फ़र्म टिकट पर कोई रिफ़ंड नहीं।']);
    expect(links[0]).toEqual({
      label: 'तत्काल टिकट: कल की ट्रेन, और इरादा बदलने की कीमत',
      href: '/blogs/tatkal-trains',
    });
  });
});

describe('[7.20] what the assistant suggests in Hindi', () => {
  const asked = (as: keyof typeof EXAMPLES) => (as === 'nobody' ? null : userReads(as));

  it.each(Object.entries(EXAMPLES).flatMap(([as, texts]) => texts.map((text) => [as as keyof typeof EXAMPLES, text])))(
    'to %s is understood as in English: %s',
    async (as, text) => {
      const hindi = inLanguageOf('hi', () => t(text));
      expect(hindi).not.toBe(text);
      expect((await inHindi(hindi, [], asked(as as keyof typeof EXAMPLES))).about).toEqual(
        (await inEnglish(text, asked(as as keyof typeof EXAMPLES))).about,
      );
    },
  );

  it('after an answer is about the same booking', async () => {
    for (const [question, intents] of [
      ['KV 4821 3709', ['refund-if-cancelled', 'check-in']],
      ['AH 1111 2222', ['refund-status']],
      ['KV 4821 3709 का रिफ़ंड', ['refund-if-cancelled']],
      ['KV 4821 3709 रद्द करने पर कितना मिलेगा', ['cancel']],
    ] as const) {
      const { about, suggestions } = await inHindi(question);
      const next = [];
      for (const suggestion of suggestions) next.push((await inHindi(suggestion, [about])).about);
      expect(next, question).toEqual(intents.map((intent) => ({ intent, booking: about.booking })));
    }
  });

  it.each([
    ['मुझे कैंसल करना है', 'cancel'],
    ['चेक-इन कब है', 'check-in'],
    ['तारीख बदलनी है', 'change-dates'],
    ['बिल चाहिए', 'documents'],
  ])('%s: a choice among bookings is understood', async (question, intent) => {
    const { about, suggestions } = await inHindi(question);
    expect(suggestions.length).toBeGreaterThan(1);
    for (const suggestion of suggestions) {
      const next = await inHindi(suggestion, [about]);
      expect([next.about.intent, next.about.booking === null], suggestion).toEqual([intent, false]);
    }
  });
});

describe('[7.20] a question in Hindi', () => {
  it('continues the last one', async () => {
    const first = await inHindi('KV 4821 3709 रद्द करें');
    expect((await inHindi('और कितना पैसा वापस मिलेगा?', [first.about])).about).toEqual({
      intent: 'refund-if-cancelled',
      booking: 'bkg_kochi',
    });
    expect((await inHindi('aur QX7R2M?', [first.about])).about.booking).toBe('bkg_delhi');
    expect((await inHindi('दिल्ली वाली', [first.about])).about).toEqual({ intent: 'cancel', booking: 'bkg_delhi' });
  });

  it.each([
    ['१२ दिसंबर को', '2026-12-12'],
    ['12 दिसम्बर', '2026-12-12'],
    ['2 janwari', '2027-01-02'],
    ['आज', TODAY],
    ['कल की फ़्लाइट', '2026-12-02'],
    ['आज तक पैसे नहीं आए', null],
    ['aaj tak', null],
  ])('%s: names the date %s', (question, date) => expect(entitiesOf(question, TODAY, latinPlaces).date).toBe(date));

  it.each([
    ['दिल्ली', 'delhi'],
    ['मुम्बई', 'mumbai'],
    ['कोची', 'kochi'],
    ['कोच्ची', 'kochi'],
    ['बंगलौर', 'bengaluru'],
    ['पोर्ट ब्लेयर', 'port'],
    ['dilli', 'delhi'],
  ])('%s: names the place %s', (question, place) =>
    expect(entitiesOf(`${question} का होटल`, TODAY, latinPlaces).words).toContain(place),
  );

  it.each(['पर', 'शर्तें', 'कुछ', 'कब', 'लेना', 'मेरी'])('%s: names no place', (word) =>
    expect(entitiesOf(word, TODAY, latinPlaces).words).toEqual([word]),
  );
});

it('[7.20] a spelling of Hindi has one meaning', () => {
  const meanings = new Map<string, Set<string>>();
  for (const [word, meaning] of HINDI_WORDS) meanings.set(word, (meanings.get(word) ?? new Set()).add(meaning));
  expect([...meanings].filter(([, several]) => several.size > 1)).toEqual([]);
});
