import { stemOf, wordsOf } from '#lib/shared/word-stems.ts';

/** An answer that can be found: of the help page, or a post of the magazine with its address. */
export type Findable = { title: string; text: string; topic: string; href?: string };

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
    bill: 'invoic',
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
  const wanted = [...new Set(stemsOf(question.slice(0, LONGEST)))];
  const indexed = answers.map((answer) => ({
    answer,
    title: new Set(stemsOf(answer.title)),
    text: new Set(stemsOf(answer.text)),
  }));
  const worth = new Map(
    wanted.map((word) => {
      const having = indexed.filter(({ title, text }) => title.has(word) || text.has(word)).length;
      return [word, having ? Math.log(1 + answers.length / having) : 0] as const;
    }),
  );
  const scored = indexed
    .map(({ answer, title, text }) => ({
      answer,
      score: wanted.reduce(
        (sum, word) =>
          sum + (worth.get(word) ?? 0) * ((title.has(word) ? IN_TITLE : 0) + (text.has(word) ? IN_TEXT : 0)),
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

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemOf)
    .map((word) => SAME.get(word) ?? word);
