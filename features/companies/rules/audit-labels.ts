import { CABIN_LABELS } from '#lib/shared/cabin-classes.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { MODULE_NAMES } from '#lib/shared/rights.ts';
import { SSR_LABELS } from '#lib/shared/ssr-types.ts';
import { MODE_LABELS } from '#lib/shared/travel-modes.ts';
import { capital } from '#lib/shared/word-lists.ts';
import type { AUDIT_KINDS } from '../organisation.ts';

/** The objects of the audit log after a verb: "Changed the department". */
export const AUDIT_LABELS: Record<(typeof AUDIT_KINDS)[number], string> = {
  company: 'the company',
  department: 'the department',
  designation: 'the designation',
  band: 'the band',
  level: 'the level',
  role: 'the role',
  employee: 'employee',
  'travel-policy': 'the travel policy',
  'policy-assignment': 'the policy of',
  'approval-configuration': 'the approval configuration',
  'approval-decision': 'the request for',
  budget: 'the budget of',
  'transport-request': 'the transport request',
  booking: 'the booking',
  settings: 'the settings under',
  'credit-limit': 'the credit limit of',
  wallet: 'money to the wallet',
  import: 'an import of',
  export: 'an export of',
};

/** The kinds of the audit log, as its filter and its file name them. */
export const AUDIT_KIND_NAMES: Record<(typeof AUDIT_KINDS)[number], string> = {
  company: 'Company details',
  department: 'Departments',
  designation: 'Designations',
  band: 'Bands',
  level: 'Levels',
  role: 'Roles',
  employee: 'People',
  'travel-policy': 'Travel policies',
  'policy-assignment': 'Policy assignments',
  'approval-configuration': 'Approval rules',
  'approval-decision': 'Approval decisions',
  budget: 'Budgets',
  'transport-request': 'Transport requests',
  booking: 'Bookings',
  settings: 'Settings',
  'credit-limit': 'Credit limit',
  wallet: 'Wallet',
  import: 'Imports',
  export: 'Exports',
};

/** Labels of fields whose names are not readable as they are. */
const FIELD_LABELS: Record<string, string> = {
  hotel: 'hotels',
  flight: 'flights',
  car: 'car rental',
  bus: 'buses',
  train: 'trains',
  eligible: 'part of the policy',
  budgets: 'budget',
  regionId: 'region',
  dateChange: 'dates may change',
  refundableOnly: 'refundable only',
  daysAhead: 'days ahead',
  approvalConfigId: 'approval',
  stars: 'hotel category',
  filters: 'the hotel must have',
  inForce: 'version in force',
  parentId: 'parent department',
  headId: 'head',
  managerId: 'manager',
  roleId: 'role',
  departmentId: 'department',
  designationId: 'designation',
  bandId: 'band',
  levelId: 'level',
  upTo: 'up to',
  checkoutAllowed: 'rest may be paid at the checkout',
  lowBalance: 'warn when less is left than',
  bookedBy: 'who may book for them',
  booksFor: 'who people may book for',
  requiredFields: 'asked at each booking',
  guestsAllowed: 'trips may include guests',
  modes: 'travel modes',
  paying: 'trips are paid from',
  notices: 'notifications',
  total: 'price',
  through: 'through',
  window: 'other flights',
  question: 'question',
  reply: 'answer',
  note: 'comment',
  isCompanys: 'the company default',
  whenExceeded: 'when a trip costs more than is left',
};
/** Fields that are paise, in any record. */
const MONEY = new Set(['lowBalance', 'amount', 'creditLimit', 'from', 'upTo', 'total']);

const CODES = new Map<string, Readonly<Record<string, string>>>([
  ['modes', MODE_LABELS],
  ['paying', { wallet: 'the wallet', credit: 'credit' }],
  ['booksFor', { self: 'themselves', reports: 'the people who report to them', department: 'their department' }],
  ['requiredFields', { costCentre: 'cost centre', project: 'project', purpose: 'purpose of the trip' }],
  ['notices', { policyChanges: 'policy changes', tripReminders: 'trip reminders' }],
  ['cabins', CABIN_LABELS],
  ['extras', SSR_LABELS],
]);

/** The right `booking.view` of a role: "Booking: view". */
const rightLabel = (right: string): string => {
  const [module = '', action = ''] = right.split('.');
  return `${MODULE_NAMES[module as keyof typeof MODULE_NAMES] ?? module}: ${action}`;
};

/** "Hotels, budget 1, amount" for `hotel.budgets.0.amount`: the label of a field path. */
export const fieldLabel = (field: string): string =>
  capital(
    field
      .split('.')
      .map((name) =>
        /^\d+$/.test(name)
          ? ` ${Number(name) + 1}`
          : `, ${FIELD_LABELS[name] ?? name.replace(/([A-Z])/g, ' $1').toLowerCase()}`,
      )
      .join('')
      .slice(2),
  );

/** Formats a value of the audit log: money in rupees, codes and lists of codes in words, everything else as it is. */
export function valueLabel(field: string, value: string): string {
  const name = field.split('.').at(-1) ?? '';
  if (MONEY.has(name) && /^-?\d+$/.test(value)) return formatMoney(money(Number(value)));
  const each = (label: (code: string) => string) => value.split(', ').map(label).join(', ');
  const labels = CODES.get(name);
  if (labels) return each((code) => labels[code] ?? code);
  if (name === 'rights') return each((right) => (right.includes('.') ? rightLabel(right) : right));
  return name === 'filters' ? value.replaceAll('-', ' ') : value;
}
