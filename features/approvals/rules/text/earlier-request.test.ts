import { describe, expect, it } from 'vitest';
import type { Decision, Run } from '../run.ts';
import { earlierRequestSentence } from './earlier-request.ts';

const AT = '2026-12-01T06:00:00.000Z';
const run = (state: Run['state'], decisions: Decision[] = []): Pick<Run, 'state' | 'decisions'> => ({
  state,
  decisions,
});
const no = (note: string): Decision => ({ by: 'meera', forWhom: 'meera', answer: 'decline', upTo: 0, at: AT, note });
const sentence = (was: Pick<Run, 'state' | 'decisions'>, before: number, after: number) =>
  earlierRequestSentence(was, { before, after, currency: 'INR' }, () => 'Meera Nair');

describe('a trip that is asked for again', () => {
  it('[4.8] says how it was answered before, and what changed in price', () => {
    expect(sentence(run('declined', [no('Take the train.')]), 840_000, 861_000)).toBe(
      'Requested before at ₹8,400 and declined by Meera Nair: “Take the train.” The price is now ₹8,610: ₹210 more.',
    );
    expect(sentence(run('declined'), 840_000, 800_000)).toBe(
      'Requested before at ₹8,400 and declined, because nobody answered in time. The price is now ₹8,000: ₹400 less.',
    );
    expect(sentence(run('withdrawn'), 840_000, 840_000)).toBe(
      'Requested before at ₹8,400 and withdrawn. The price is the same.',
    );
    expect(sentence(run('expired'), 840_000, 840_000)).toBe(
      'Requested before at ₹8,400; the price expired before a decision. The price is the same.',
    );
  });
});
