import { describe, expect, it } from 'vitest';
import { presentPosts } from '#features/blogs/rules/present-post.ts';
import { LINK_MINUTES } from '#lib/shared/one-time-codes.ts';
import { findable } from './findable.ts';
import { searchAnswers } from './search-answers.ts';

const answers = findable(presentPosts());
const first = (question: string) => searchAnswers(question, answers)[0]?.title;

describe('[7.20] the search of the help page', () => {
  it.each([
    ['when do I get my money back', 'When does my refund arrive?'],
    ['refund not received', 'When does my refund arrive?'],
    ['cancelling one passenger', 'Can I cancel for one traveller only?'],
    ['reschedule flight', 'Can I move my flight to another day?'],
    ['change hotel dates', 'Can I change the dates of my stay?'],
    ['gst bill', 'How do I get an invoice with my GST number?'],
    ['forgotten password', 'I forgot my password.'],
    ['delete account', 'How do I delete my account?'],
    ['hotel could not confirm', 'The hotel could not confirm after I paid.'],
    ['waiting for approval', 'What happens while I wait for approval?'],
    ['tatkal', 'Tatkal: a train for tomorrow, and what it costs to change your mind'],
    ['passport six months', 'Your passport is valid. Is it valid enough?'],
  ])('answers “%s” with “%s” first', (question, title) => expect(first(question)).toBe(title));

  it('says for how long the link of a forgotten password works', () =>
    expect(searchAnswers('forgotten password', answers)[0]?.text).toContain(`for ${LINK_MINUTES} minutes`));

  it.each(['', '   ', 'the of and', 'zxqv', '🙂', 'constructor', '__proto__', 'valueOf hasOwnProperty'])(
    'finds nothing for %j',
    (question) => expect(searchAnswers(question, answers)).toEqual([]),
  );

  it('gives eight answers at most, and reads no more than the first hundred characters of a question', () => {
    const question = 'refund flight hotel '.repeat(5000);
    const found = searchAnswers(question, answers);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found).toEqual(searchAnswers(question.slice(0, 100), answers));
  });

  it('takes nothing from what stands after them', () =>
    expect(searchAnswers(`${' '.repeat(100)}refund`, answers)).toEqual([]));
});
