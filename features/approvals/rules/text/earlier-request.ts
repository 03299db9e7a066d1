import { formatMoney } from '#lib/shared/money.ts';
import type { Run } from '../run.ts';
import type { PersonName } from './rule-sentence.ts';

/** Prices in paise: of the earlier request, and now. */
type Prices = { before: number; after: number; currency: string };

/**
 * The outcome of the same person's earlier request for the trip and the change of its price: "Requested before at
 * ₹8,400 and declined by Meera Nair: “Take the train.” The price is now ₹8,610: ₹210 more."
 */
export function earlierRequestSentence(
  run: Pick<Run, 'state' | 'decisions'>,
  { before, after, currency }: Prices,
  nameOf: PersonName,
): string {
  const shown = (amount: number) => formatMoney({ amount, currency });
  const moved =
    before === after
      ? 'The price is the same.'
      : `The price is now ${shown(after)}: ${shown(Math.abs(after - before))} ${after > before ? 'more' : 'less'}.`;
  return `Requested before at ${shown(before)}${outcome(run, nameOf)} ${moved}`;
}

function outcome({ state, decisions }: Pick<Run, 'state' | 'decisions'>, nameOf: PersonName): string {
  const no = decisions.find(({ answer }) => answer === 'decline');
  switch (state) {
    case 'declined':
      if (!no) return ' and declined, because nobody answered in time.';
      return ` and declined by ${nameOf(no.by)}${no.note ? `: “${no.note}”` : '.'}`;
    case 'withdrawn':
      return ' and withdrawn.';
    case 'expired':
      return '; the price expired before a decision.';
    case 'approved':
      return ' and approved.';
    case 'waiting':
      return '.';
  }
}
