import { formatMoney, money } from '#lib/shared/money.ts';

/** Companies on a page of the list. */
export const COMPANIES_PAGE = 20;
/** Companies a search answers. */
export const MOST_FOUND = 20;
/** The highest credit limit that staff may set, in paise: ₹25 lakh. A higher one takes the operator's command. */
export const MOST_CREDIT = 250_000_000;
export const LONGEST_REASON = 300;

export const COMPANY_KEY_KINDS = ['email', 'gst', 'id', 'name'] as const;
export type CompanyKeyKind = (typeof COMPANY_KEY_KINDS)[number];

/** A GST number has 15 characters: state code, PAN, entity code, "Z" and a check character. */
const GST_NUMBER = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;

/** What was typed to find a company, as its kind and in the form in which it is stored. */
export function readCompanyKey(typed: string): { kind: CompanyKeyKind; key: string } {
  const key = typed.trim();
  if (key.includes('@')) return { kind: 'email', key: key.toLowerCase() };
  const plain = key.replace(/\s/g, '').toUpperCase();
  if (GST_NUMBER.test(plain)) return { kind: 'gst', key: plain };
  return key.startsWith('cmp_') ? { kind: 'id', key } : { kind: 'name', key };
}

type Account = { name: string; creditLimit: number; outstanding: number };

const rupees = (paise: number): string => formatMoney(money(paise), 'indian');

/** What a company may still book on credit (paise), never below zero. */
export const creditLeft = ({ creditLimit, outstanding }: Account): number => Math.max(0, creditLimit - outstanding);

/** How a company stands with its credit: "Owes ₹1,20,000; its limit is ₹5,00,000." */
export function creditSentence({ creditLimit, outstanding }: Account): string {
  const owes = outstanding ? `Owes ${rupees(outstanding)}` : 'Owes nothing';
  if (!creditLimit) return outstanding ? `${owes}; it has no credit limit.` : 'No credit limit.';
  return `${owes}${outstanding > creditLimit ? ', more than its limit of' : '; its limit is'} ${rupees(creditLimit)}.`;
}

/** What another limit (paise) means for the company, before it is set. */
export function limitConsequences(account: Account, limit: number): string[] {
  const { name, creditLimit, outstanding } = account;
  if (limit === creditLimit) return [`${rupees(limit)} is the limit already.`];
  const left = creditLeft({ ...account, creditLimit: limit });
  return [
    limit ? `${name} may owe up to ${rupees(limit)} at a time.` : `${name} can book nothing more on credit.`,
    ...(limit && left ? [`It can book for ${rupees(left)} more now.`] : []),
    ...(limit && !left ? [`It owes ${rupees(outstanding)}, so it can book nothing on credit until it pays.`] : []),
    'What is booked stays booked.',
  ];
}
