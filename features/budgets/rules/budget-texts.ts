import { formatMoney, money } from '#lib/shared/money.ts';
import type { BudgetKind } from './charges.ts';

export const KIND_LABELS: Record<BudgetKind, string> = {
  department: 'Department',
  costCentre: 'Cost centre',
  project: 'Project',
};

/** What happens when a trip costs more than is left. */
export const WHEN_EXCEEDED = ['warn', 'stop'] as const;
export type WhenExceeded = (typeof WHEN_EXCEEDED)[number];
export const WHEN_EXCEEDED_LABELS: Record<WhenExceeded, string> = {
  warn: 'Show it and book anyway',
  stop: 'Refuse the booking',
};

/** What a budget has and what a trip takes of it. `spent`: what all else takes of it; amounts in paise. */
export type BudgetStatus = {
  name: string;
  period: string;
  amount: number;
  spent: number;
  takes: number;
  whenExceeded: WhenExceeded;
};

const shown = (paise: number) => formatMoney(money(paise));

/** What is left, in words: "₹2,40,000 left of ₹5,00,000", or by how much it is exceeded. */
export const leftText = (amount: number, spent: number): string =>
  spent > amount
    ? `${shown(spent - amount)} over its ${shown(amount)}`
    : `${shown(amount - spent)} left of ${shown(amount)}`;

/** Whether the trip costs more than is left. */
export const isExceeded = ({ amount, spent, takes }: BudgetStatus): boolean => takes > 0 && spent + takes > amount;

/** "Engineering, October–December 2026: ₹2,40,000 left of ₹5,00,000; this trip takes ₹38,400." */
export function statusSentence(status: BudgetStatus): string {
  const { name, period, amount, spent, takes } = status;
  const left = Math.max(0, amount - spent);
  const beyond = isExceeded(status) && spent <= amount ? `, ${shown(takes - left)} more than is left` : '';
  return `${name}, ${period}: ${leftText(amount, spent)}; this trip takes ${shown(takes)}${beyond}.`;
}

/** The status of a budget as it is shown. */
export const presentStatus = (status: BudgetStatus) => ({
  sentence: statusSentence(status),
  exceeded: isExceeded(status),
  stops: status.whenExceeded === 'stop',
});

/** The refusal of a booking by a budget that stops. */
export const stopSentence = ({ name, period, amount, spent, takes }: BudgetStatus): string =>
  `The budget of ${name} for ${period} has ${shown(Math.max(0, amount - spent))} left of ${shown(amount)}, and this trip takes ${shown(takes)}. Nothing was booked. Choose something cheaper, or ask an administrator to raise the budget.`;
