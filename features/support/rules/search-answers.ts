import { stemOf, wordsOf } from '#lib/shared/word-stems.ts';
import { hindiWordsOf, soundsIn } from './hindi-words.ts';

type Words = { title: string; text: string };

/** An answer that can be found: of the help page, or a post of the magazine with its address. */
export type Findable = Words & {
  topic: string;
  href?: string;
  /** The same in English, where the page is in another language. */ english?: Words | undefined;
};

/** Words that say nothing about what someone looks for. */
const STOP_WORDS = new Set(
  'a an and are at be can do does for from get give how i if in is it me my not of on or our that the to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** What people write, beside the word of our answers. Each word is in the form that `stemOf` gives. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    money: 'refund',
    reimburs: 'refund',
    back: 'refund',
    receiv: 'arriv',
    bil: 'invoic',
    receipt: 'invoic',
    gstin: 'gst',
    tax: 'gst',
    reschedul: 'chang',
    move: 'chang',
    postpon: 'chang',
    delet: 'clos',
    remov: 'clos',
    hack: 'someone',
    login: 'sign',
    log: 'sign',
    pay: 'paym',
    paid: 'paym',
    kid: 'child',
    children: 'child',
    train: 'tatkal',
    baby: 'infant',
    approver: 'approval',
  }),
);

const LONGEST = 100;
const IN_TITLE = 3;
const IN_TEXT = 1;
const MOST = 8;

/**
 * The answers that have words of the question, the best first: a word counts more the fewer answers have it, and three
 * times in a title. An answer with less than half of the words of the best is left out.
 */
export function searchAnswers(question: string, answers: readonly Findable[]): Findable[] {
  const wanted = wantedIn(question.slice(0, LONGEST));
  const indexed = answers.map((answer) => ({
    answer,
    title: keysOf(answer.title, answer.english?.title),
    text: keysOf(answer.text, answer.english?.text),
  }));
  const has = (keys: ReadonlySet<string>, word: readonly string[]) => word.some((key) => keys.has(key));
  const worth = wanted.map((word) => {
    const having = indexed.filter(({ title, text }) => has(title, word) || has(text, word)).length;
    return having ? Math.log(1 + answers.length / having) : 0;
  });
  const scored = indexed
    .map(({ answer, title, text }) => ({
      answer,
      score: wanted.reduce(
        (sum, word, at) =>
          sum + (worth[at] ?? 0) * ((has(title, word) ? IN_TITLE : 0) + (has(text, word) ? IN_TEXT : 0)),
        0,
      ),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best / 2)
    .slice(0, MOST)
    .map(({ answer }) => answer);
}

/** The words of a question that say something; each as the keys under which answers may have it. */
function wantedIn(question: string): string[][] {
  const english = [...new Set(stemsOf(question))].map((stem) => [stem]);
  if (!globalThis.translation) return english;
  const words = hindiWordsOf(question).map(({ key, english: means }) => [...(key ? [key] : []), ...stemsOf(means)]);
  return [...new Map(words.filter((keys) => keys.length).map((keys) => [String(keys), keys])).values()];
}

/** The keys under which a text is found: the stems of its English words, and the sounds of its Hindi words. */
const keysOf = (text: string, english = ''): Set<string> =>
  new Set([...stemsOf(`${text} ${english}`), ...(globalThis.translation ? soundsIn(text) : [])]);

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemOf)
    .map((word) => SAME.get(word) ?? word);
