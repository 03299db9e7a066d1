import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { stemOf, wordsOf } from '#lib/shared/word-stems.ts';
import { type Answer, type Question, link, tripsHref } from './answer-parts.ts';
import { EXAMPLES } from './examples.ts';
import type { HelpFound } from './reads.ts';

export const askAPerson = link('Talk to a person', routes.enquiry());
const helpPage = link('All help answers', routes.help());

const examplesFor = ({ reads: { own } }: Question): string[] => EXAMPLES[own?.as ?? 'nobody'].slice(0, 3);

/** A greeting, or what the assistant can do. */
export const capabilities = (asked: Question): Answer => ({
  paragraphs: [
    asked.reads.own
      ? 'Ask about your bookings, refunds, baggage, check-in or documents, or how booking and paying work.'
      : `Ask how booking, paying, changing and cancelling work on ${PRODUCT.name}. Sign in to ask about your own bookings too.`,
    'This is an automatic assistant. It can propose to cancel a booking or a hold; nothing happens unless you confirm it.',
  ],
  suggestions: examplesFor(asked),
  links: [helpPage, askAPerson],
});

export const thanks = (asked: Question): Answer => ({
  paragraphs: ['You’re welcome. Ask whenever something else comes up.'],
  suggestions: examplesFor(asked).slice(0, 2),
});

/** The way to the desk. */
export const person = (): Answer => ({
  paragraphs: [
    'Send your question to our desk. You get a number at once, and a person answers by email.',
    'Your last question is filled in for you.',
  ],
  links: [askAPerson, link('Contact details', `${routes.help()}#contact`)],
});

export const notAllowed = (asked: Question): Answer => ({
  paragraphs: [
    'The assistant shows only what belongs to your own account, and does nothing before you confirm it. It cannot show other people’s bookings or change its rules.',
  ],
  suggestions: examplesFor(asked).slice(0, 2),
  links: [askAPerson],
});

export async function paymentProblem({ reads: { own } }: Question): Promise<Answer> {
  return {
    paragraphs: [
      'If a payment did not go through, nothing was charged by us. Money that your bank took for a booking that was not made goes back the way you paid, without you having to ask; banks take 5–7 working days.',
      'My trips shows what is true now. If your payment arrived, the booking is confirmed there. Do not pay again before you have looked.',
    ],
    links: [link('My trips', tripsHref(own?.as ?? 'traveller')), askAPerson],
    suggestions: own ? ['Show my bookings', 'Where is my refund?'] : ['When does my refund arrive?'],
  };
}

/**
 * The best answer of the help page, with the next ones as links. Null where there is none or, unless a phrase of the
 * question is about help, where it has too few of the question’s words.
 */
export async function help({ question, asked, reads }: Question): Promise<Answer | null> {
  const [first, ...others] = await reads.help(question);
  if (!first || (asked.intent !== 'help' && !covers(first, question))) return null;
  return {
    paragraphs: [first.text],
    links: [first, ...others.slice(0, 2)].map(({ title, href }) => link(title, href)).concat(askAPerson),
  };
}

/** Words of the question from this length on count. Two of them have to be in an answer, and this share of many. */
const LEAST_LETTERS = 4;
const LEAST_WORDS = 2;
const LEAST_SHARE = 0.3;

/** Whether an answer has enough of a question’s words to be about it. */
function covers({ title, text }: HelpFound, question: string): boolean {
  const asked = new Set(
    wordsOf(question)
      .filter((word) => word.length >= LEAST_LETTERS)
      .map(stemOf),
  );
  const said = new Set(wordsOf(`${title} ${text}`).map(stemOf));
  const needed = Math.max(asked.size * LEAST_SHARE, Math.min(asked.size, LEAST_WORDS));
  return asked.size > 0 && [...asked].filter((stem) => said.has(stem)).length >= needed;
}

export const unknown = (asked: Question): Answer => ({
  paragraphs: ['No answer fits this question. Ask in other words, choose one of these, or talk to a person.'],
  suggestions: examplesFor(asked),
  links: [helpPage, askAPerson],
});

/** What whoever is not signed in is told about questions on bookings. */
export async function signInFirst(asked: Question): Promise<Answer> {
  const general = await help(asked);
  return {
    paragraphs: [
      ...(general?.paragraphs ?? []),
      'Sign in to ask about your own bookings. The assistant then looks only at yours.',
    ],
    links: [link('My trips', routes.bookings()), ...(general?.links ?? [askAPerson])].slice(0, 4),
  };
}
