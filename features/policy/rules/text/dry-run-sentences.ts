import { formatMoney, money } from '#lib/shared/money.ts';
import { counted, withCommas } from '#lib/shared/word-lists.ts';
import { DRY_RUN_DAYS, type DryRun } from '../dry-run.ts';

/** The result of a dry run in sentences: how much was evaluated, refused, saved, and left without an option. */
export function dryRunSentences(run: DryRun): string[] {
  if (!run.searches)
    return [
      `Nobody under this policy searched or booked in the last ${counted(DRY_RUN_DAYS, 'day')}, so there is nothing to try the draft on.`,
    ];
  const looked = `In the last ${counted(DRY_RUN_DAYS, 'day')} there were ${counted(run.searches, 'search', 'searches')} and ${counted(run.bookings, 'booking')} under this policy.`;
  const allowed = run.newlyAllowed
    ? [
        `It would have allowed ${counted(run.newlyAllowed, 'booking')} that ${run.newlyAllowed === 1 ? 'is' : 'are'} out of policy today.`,
      ]
    : [];
  return [looked, refusedSentence(run), ...savedSentences(run), ...allowed, ...emptiedSentence(run)];
}

const refusedSentence = ({ refusedCount, bookings }: DryRun): string =>
  !bookings
    ? 'No booking to evaluate.'
    : refusedCount
      ? `The draft would have refused ${withCommas(refusedCount)} of the ${counted(bookings, 'booking')}.`
      : 'The draft would have refused none of the bookings.';

function savedSentences({ refusedCount, withOtherOption, saved }: DryRun): string[] {
  if (!refusedCount) return [];
  const without = refusedCount - withOtherOption;
  const nothing = without
    ? [`For ${withCommas(without)} no option on the page was in policy, so those trips would have needed another plan.`]
    : [];
  if (!withOtherOption) return nothing;
  const amount = saved
    ? `, ${formatMoney(money(Math.abs(saved)))} ${saved > 0 ? 'less' : 'more'} in all`
    : ', at the same price in all';
  return [`For ${withCommas(withOtherOption)} another option on the same page was in policy${amount}.`, ...nothing];
}

const emptiedSentence = ({ emptied }: DryRun): string[] =>
  emptied ? [`${counted(emptied, 'search', 'searches')} that found something in policy would find nothing.`] : [];
