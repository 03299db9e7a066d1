import { formatMoney, money } from '#lib/shared/money.ts';
import { MODE_LABELS } from '#lib/shared/travel-modes.ts';
import { andList, capital, counted, orList } from '#lib/shared/word-lists.ts';
import type { Approver, ApprovalRule, Level } from '../configuration.ts';

/** Names of people by employee id. */
export type PersonName = (employeeId: string) => string;

const rupees = (amount: number) => formatMoney(money(amount));

const approverLabel = (approver: Approver, nameOf: PersonName): string =>
  approver.kind === 'employee'
    ? nameOf(approver.employeeId)
    : approver.kind === 'manager'
      ? 'the manager'
      : 'the head of department';

/**
 * `hours`: the time limits of the rule, "and after 24 hours it passes to …". `deadline`: for a request, whose own
 * deadlines can be earlier and are shown beside it, "and with no answer in time it passes to …".
 */
export type TimeLimits = 'hours' | 'deadline';

/**
 * A rule as a sentence: "Flights out of policy above ₹20,000: Meera Nair, then Vikram Shetty and the head of
 * department."
 */
export function ruleSentence(
  { modes, policy, from, upTo, levels }: ApprovalRule,
  nameOf: PersonName,
  limits: TimeLimits = 'hours',
): string {
  const what = [
    modes.length ? andList(modes.map((mode) => MODE_LABELS[mode].toLowerCase())) : 'everything',
    ...(policy === 'any' ? [] : [policy === 'inside' ? 'in policy' : 'out of policy']),
    ...amounts(from, upTo),
  ].join(' ');
  return `${capital(what)}: ${levels.length ? levels.map((level) => levelText(level, nameOf, limits)).join('; then ') : 'approved automatically'}.`;
}

const amounts = (from: number, upTo: number | null): string[] =>
  upTo === null
    ? from
      ? [`from ${rupees(from)}`]
      : []
    : [from ? `from ${rupees(from)} to ${rupees(upTo)}` : `up to ${rupees(upTo)}`];

function levelText({ needs, approvers, hours, whenSilent }: Level, nameOf: PersonName, limits: TimeLimits): string {
  const names = approvers.map((approver) => approverLabel(approver, nameOf));
  const people = needs === 'any' ? orList(names) : andList(names);
  if (hours === null || whenSilent.does === 'wait') return people;
  const silent =
    whenSilent.does === 'decline'
      ? 'it is declined'
      : `it passes to ${orList(whenSilent.to.map((approver) => approverLabel(approver, nameOf)))}`;
  return `${people}, and ${limits === 'hours' ? `after ${counted(hours, 'hour')}` : 'with no answer in time'} ${silent}`;
}
