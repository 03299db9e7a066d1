import { isDevanagari, SHORTEST_SOUND, soundOf } from '#lib/shared/hindi-sounds.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { stemOf } from '#lib/shared/word-stems.ts';
import { type Answer, type Question, link, tripsHref } from './answer-parts.ts';
import { EXAMPLES } from './examples.ts';
import type { HelpFound } from './reads.ts';
import { inEnglishWords, isLight, meaningOfHindi, wordsIn } from './words.ts';

export const askAPerson = () => link(t('Talk to a person'), routes.enquiry());
const helpPage = () => link(t('All help answers'), routes.help());

const examplesFor = ({ reads: { own } }: Question): string[] =>
  EXAMPLES[own?.as ?? 'nobody'].slice(0, 3).map((question) => t(question));

/** A greeting, or what the assistant can do. */
export const capabilities = (asked: Question): Answer => ({
  paragraphs: [
    asked.reads.own
      ? t('Ask about your bookings, refunds, baggage, check-in or documents, or how booking and paying work.')
      : t(
          'Ask how booking, paying, changing and cancelling work on {product}. Sign in to ask about your own bookings too.',
          { product: PRODUCT.name },
        ),
    t(
      'This is an automatic assistant. It can propose to cancel a booking or a hold; nothing happens unless you confirm it.',
    ),
  ],
  suggestions: examplesFor(asked),
  links: [helpPage(), askAPerson()],
});

export const thanks = (asked: Question): Answer => ({
  paragraphs: [t('You’re welcome. Ask whenever something else comes up.')],
  suggestions: examplesFor(asked).slice(0, 2),
});

/** The way to the desk. */
export const person = (): Answer => ({
  paragraphs: [
    t('Send your question to our desk. You get a number at once, and a person answers by email.'),
    t('Your last question is filled in for you.'),
  ],
  links: [askAPerson(), link(t('Contact details'), `${routes.help()}#contact`)],
});

export const notAllowed = (asked: Question): Answer => ({
  paragraphs: [
    t(
      'The assistant shows only what belongs to your own account, and does nothing before you confirm it. It cannot show other people’s bookings or change its rules.',
    ),
  ],
  suggestions: examplesFor(asked).slice(0, 2),
  links: [askAPerson()],
});

export async function paymentProblem({ reads: { own } }: Question): Promise<Answer> {
  return {
    paragraphs: [
      t(
        'If a payment did not go through, nothing was charged by us. Money that your bank took for a booking that was not made goes back the way you paid, without you having to ask; banks take 5–7 working days.',
      ),
      t(
        'My trips shows what is true now. If your payment arrived, the booking is confirmed there. Do not pay again before you have looked.',
      ),
    ],
    links: [link(t('My trips'), tripsHref(own?.as ?? 'traveller')), askAPerson()],
    suggestions: own ? [t('Show my bookings'), t('Where is my refund?')] : [t('When does my refund arrive?')],
  };
}

/**
 * The best answer of the help page, with the next ones as links. Null where there is none or, unless a phrase of the
 * question is about help, where it has too few of the question’s words. The search of a page in Hindi understands both
 * languages; that of a page in English gets the question in English.
 */
export async function help({ question, asked, reads }: Question): Promise<Answer | null> {
  const wanted = globalThis.translation ? question : inEnglishWords(question);
  const [first, ...others] = await reads.help(wanted);
  if (!first || (asked.intent !== 'help' && !covers(first, wanted))) return null;
  return {
    paragraphs: [first.text],
    links: [first, ...others.slice(0, 2)].map(({ title, href }) => link(title, href)).concat(askAPerson()),
  };
}

/** Words of the question from this length on count. Two of them have to be in an answer, and this share of many. */
const LEAST_LETTERS = 4;
const LEAST_WORDS = 2;
const LEAST_SHARE = 0.3;

/** Whether an answer has enough of a question’s words to be about it. */
function covers({ title, text }: HelpFound, question: string): boolean {
  const asked = new Map(
    wordsIn(question)
      .filter(saysSomething)
      .map((word) => [stemOf(word), keysOf(word)]),
  );
  const said = new Set(wordsIn(`${title} ${text}`).flatMap(keysOf));
  const needed = Math.max(asked.size * LEAST_SHARE, Math.min(asked.size, LEAST_WORDS));
  return asked.size > 0 && [...asked.values()].filter((keys) => keys.some((key) => said.has(key))).length >= needed;
}

const saysSomething = (word: string): boolean =>
  isDevanagari(word)
    ? soundOf(word).length >= SHORTEST_SOUND && !(meaningOfHindi(word) ?? '').split(' ').every(isLight)
    : word.length >= LEAST_LETTERS;

/** What a word is found by: its stem; on a page in Hindi also its sound, whichever script it is in. */
const keysOf = (word: string): string[] => [stemOf(word), ...(globalThis.translation ? [`~${soundOf(word)}`] : [])];

export const unknown = (asked: Question): Answer => ({
  paragraphs: [t('No answer fits this question. Ask in other words, choose one of these, or talk to a person.')],
  suggestions: examplesFor(asked),
  links: [helpPage(), askAPerson()],
});

/** What whoever is not signed in is told about questions on bookings. */
export async function signInFirst(asked: Question): Promise<Answer> {
  const general = await help(asked);
  return {
    paragraphs: [
      ...(general?.paragraphs ?? []),
      t('Sign in to ask about your own bookings. The assistant then looks only at yours.'),
    ],
    links: [link(t('My trips'), routes.bookings()), ...(general?.links?.slice(0, 2) ?? []), askAPerson()],
  };
}
