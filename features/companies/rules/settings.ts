import { formatMoney, money } from '#lib/shared/money.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { BOOK_FOR_OTHERS, type Right } from '#lib/shared/rights.ts';
import { MODE_LABELS } from '#lib/shared/travel-modes.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { CompanySettings } from '../organisation.ts';
import { type BookerScope, type BOOKING_FIELDS, NOTICES } from './setting-values.ts';

export const DEFAULT_SETTINGS: CompanySettings = {
  modes: ['hotel', 'flight'],
  paying: 'wallet',
  creditLimit: 0,
  lowBalance: 0,
  checkoutAllowed: true,
  booksFor: 'self',
  guestsAllowed: false,
  requiredFields: [],
  notices: [...NOTICES],
};

const BOOKS_FOR: Record<CompanySettings['booksFor'], string> = {
  self: 'Everybody books for themselves alone.',
  reports: 'Managers also book for the people who report to them.',
  department: 'People also book for others of their department.',
};
const FIELDS: Record<(typeof BOOKING_FIELDS)[number], string> = {
  costCentre: 'a cost centre',
  project: 'a project',
  purpose: 'the purpose of the trip',
};
const TOLD: Record<(typeof NOTICES)[number], string> = {
  approvals: 'approvals',
  bookings: 'bookings',
  policyChanges: 'policy changes',
  tripReminders: 'trips that begin soon',
};

/** The effect of each setting as a sentence. */
export const settingSentences = (
  settings: CompanySettings,
): Record<
  'modes' | 'paying' | 'checkoutAllowed' | 'lowBalance' | 'booksFor' | 'guestsAllowed' | 'requiredFields' | 'notices',
  string
> => ({
  modes: `People see ${andList(settings.modes.map((mode) => MODE_LABELS[mode].toLowerCase()))}, and nothing else, whatever their policy allows.`,
  paying:
    settings.paying === 'wallet' ? 'Bookings are paid from the company’s wallet.' : creditEffect(settings.creditLimit),
  checkoutAllowed: settings.checkoutAllowed
    ? `What the ${settings.paying} does not cover is paid by card, UPI or net banking when booking.`
    : `What the ${settings.paying} does not cover cannot be booked. The screen says who can change that.`,
  lowBalance: settings.lowBalance
    ? `Administrators get an email when less than ${formatMoney(money(settings.lowBalance))} is left to pay with.`
    : 'No email is sent when the account runs low.',
  booksFor: BOOKS_FOR[settings.booksFor],
  guestsAllowed: settings.guestsAllowed
    ? 'Trips may include guests who do not work here. The booker’s policy applies to them.'
    : 'Only people who work here can travel.',
  requiredFields: settings.requiredFields.length
    ? `Every booking needs ${andList(settings.requiredFields.map((field) => FIELDS[field]))}.`
    : 'A booking needs no more than its travellers.',
  notices: settings.notices.length
    ? `People are notified of ${andList(settings.notices.map((notice) => TOLD[notice]))}.`
    : 'Nobody is notified.',
});

const creditEffect = (limit: number): string =>
  limit
    ? `Bookings are paid on credit, up to ${formatMoney(money(limit))} unpaid at a time.`
    : 'Bookings are to be paid on credit, but no credit limit has been granted yet.';

/** The company's credit limit (paise) and who decides about it, for the settings screen. */
export const creditLimitSentence = (limit: number): string =>
  limit
    ? `Your company’s credit limit is ${formatMoney(money(limit))}. It is set by ${PRODUCT.name}: to ask for another limit, reply to any email from us.`
    : `Your company has no credit limit. Limits are granted by ${PRODUCT.name}: to ask for one, reply to any email from us.`;

/**
 * Whom a person may book for: the company's setting, or everybody where their role has the right to book for others.
 */
export const scopeOfBooker = (booksFor: CompanySettings['booksFor'], rights: readonly Right[]): BookerScope =>
  rights.includes(BOOK_FOR_OTHERS) ? 'company' : booksFor;

/**
 * Whether a person may book for this traveller (`booksFor` from `scopeOfBooker`): themselves, whom the setting or their
 * role allows, and who named them (`arrangers`: ids of those who may book for the traveller).
 */
export function mayBookFor(
  booksFor: BookerScope,
  booker: Booker,
  traveller: Booker,
  arrangers: readonly string[] = [],
): boolean {
  if (traveller.employeeId === booker.employeeId || booksFor === 'company') return true;
  if (arrangers.includes(booker.employeeId)) return true;
  if (booksFor === 'reports') return traveller.managerId === booker.employeeId;
  return booksFor === 'department' && booker.departmentId !== null && traveller.departmentId === booker.departmentId;
}

type Booker = { employeeId: string; managerId: string | null; departmentId: string | null };

/** Required fields that a booking still lacks. */
export const missingFields = (
  settings: CompanySettings,
  given: Partial<Record<(typeof BOOKING_FIELDS)[number], string>>,
): (typeof BOOKING_FIELDS)[number][] => settings.requiredFields.filter((field) => !given[field]?.trim());

/** Whether a payment took what is left below the level (paise) at which administrators are told; 0 tells nobody. */
export const fellBelow = (lowBalance: number, { before, left }: { before: number; left: number }): boolean =>
  before >= lowBalance && left < lowBalance;
