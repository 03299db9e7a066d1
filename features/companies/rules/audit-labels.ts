import { formatMoney, money } from '#lib/shared/money.ts';
import { capital } from '#lib/shared/word-lists.ts';
import type { AUDIT_KINDS } from '../organisation.ts';

/** Labels of the objects of the audit log. */
export const AUDIT_LABELS: Record<(typeof AUDIT_KINDS)[number], string> = {
  company: 'the company',
  department: 'the department',
  designation: 'the designation',
  band: 'the band',
  level: 'the level',
  role: 'the role',
  employee: 'the person',
  'travel-policy': 'the travel policy',
  'policy-assignment': 'the policy of',
  'approval-configuration': 'the approval configuration',
  'approval-decision': 'the request for',
  'transport-request': 'the transport request',
  booking: 'the booking',
  settings: 'the settings',
  'credit-limit': 'the credit limit of',
  wallet: 'money to the wallet',
  import: 'an import of',
  export: 'an export of',
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
  parentId: 'stands under',
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
  total: 'price',
  through: 'through',
  question: 'question',
  reply: 'answer',
  note: 'comment',
  isCompanys: 'the company default',
};
/** Fields that are paise, in any record. */
const MONEY = new Set(['lowBalance', 'amount', 'creditLimit', 'from', 'upTo', 'total']);

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

/** Formats a value of the audit log: money in rupees, everything else as it is. */
export const valueLabel = (field: string, value: string): string =>
  MONEY.has(field.split('.').at(-1) ?? '') && /^-?\d+$/.test(value) ? formatMoney(money(Number(value))) : value;
