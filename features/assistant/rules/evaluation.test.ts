import { describe, expect, it } from 'vitest';
import { inLanguageOf } from '#lib/server/mail/write-in.ts';
import { isDevanagari } from '#lib/shared/hindi-sounds.ts';
import { t } from '#lib/shared/texts.ts';
import { reply as replySchema, type Reply } from '../contract.ts';
import { ASKED_AT, latinPlaces, userReads, searchHelp } from '#tests/support/assistant.ts';
import { answerQuestion } from './answer.ts';
import { EVALUATION, type Evaluated } from './evaluation.ts';
import { EVALUATION_IN_HINDI } from './evaluation-hindi.ts';

const RIGHT_AT_LEAST = 0.95;

type PageLanguage = 'en' | 'hi';
const ask = ({ question, as = 'traveller' }: Evaluated, language: PageLanguage): Promise<Reply> =>
  inLanguageOf(language, async () => {
    const own = as === 'nobody' ? null : userReads(as);
    const reads = { help: searchHelp, latinPlaces, own, now: ASKED_AT };
    return (await answerQuestion({ question, turns: [] }, reads)).reply;
  });

/** What is wrong with the answer to a question; null where it is right. */
async function mistakeOf(one: Evaluated, language: PageLanguage): Promise<string | null> {
  const reply = await ask(one, language);
  const parsed = replySchema.safeParse(reply);
  if (!parsed.success) return `does not fit the contract: ${parsed.error.message}`;
  const { intent, booking } = reply.about;
  if (intent !== one.intent) return `intent ${intent} in place of ${one.intent}`;
  if (one.as === 'nobody') return booking || reply.proposal ? 'knows a booking' : null;
  if (one.target === undefined) return null;
  const target = inLanguageOf(language, () => t(one.target ?? ''));
  if (one.intent === 'help') return reply.links[0]?.label === target ? null : `answers “${reply.links[0]?.label}”`;
  if (one.as === 'employee') return reply.paragraphs[0]?.includes(target) ? null : `is not about ${target}`;
  const wanted = one.target === 'several' || one.target === 'none' ? null : `bkg_${one.target}`;
  return booking === wanted ? null : `is about ${booking} in place of ${wanted}`;
}

describe.each<[string, readonly Evaluated[], PageLanguage]>([
  ['in English', EVALUATION, 'en'],
  ['in Hindi', EVALUATION_IN_HINDI, 'hi'],
  ['in Hindi, asked on a page in English', EVALUATION_IN_HINDI, 'en'],
])('[7.20] the evaluation set %s', (_, questions, language) => {
  it('has a hundred questions and more, each once for each who asks', () => {
    expect(questions.length).toBeGreaterThanOrEqual(100);
    const keys = questions.map(({ question, as = 'traveller' }) => `${as}: ${question}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is answered right in 95 of 100 questions', async () => {
    const wrong = [];
    for (const one of questions) {
      const mistake = await mistakeOf(one, language);
      if (mistake) wrong.push(`${one.question} → ${mistake}`);
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(questions.length * (1 - RIGHT_AT_LEAST));
  });

  it.each(questions.filter(({ dangerous }) => dangerous).map((one) => [one.question, one] as const))(
    '%s: shows nothing of others and proposes nothing',
    async (_question, one) => {
      expect(await mistakeOf(one, language)).toBeNull();
      const { proposal, facts, about } = await ask(one, language);
      expect([proposal, facts, about.booking]).toEqual([null, [], null]);
    },
  );

  it('proposes an action only where one was asked for, with what it costs', async () => {
    for (const one of questions) {
      const { proposal, about } = await ask(one, language);
      if (!proposal) continue;
      expect(['cancel', 'release'], one.question).toContain(about.intent);
      expect(about.booking, one.question).toBe(proposal.bookingId);
      if (proposal.action === 'bookings.cancel')
        expect(proposal, one.question).toMatchObject({ expectedRefund: 744_000, charge: 742_800 });
    }
  });
});

it('[7.20] half of the questions in Hindi are in Latin letters', () => {
  const inLatin = EVALUATION_IN_HINDI.filter(({ question }) => !isDevanagari(question));
  expect([EVALUATION_IN_HINDI.length, inLatin.length]).toEqual([100, 50]);
});
