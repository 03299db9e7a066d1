import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { oneLine, paragraphs } from '#lib/shared/text-fields.ts';
import { COMPANIES_PAGE, COMPANY_KEY_KINDS, LONGEST_REASON, MOST_CREDIT, MOST_FOUND } from './rules/company-account.ts';

const id = z.string().min(1).max(60);

/** A company in a list of the desk. Amounts in paise. */
const listed = z.object({
  companyId: z.string(),
  name: z.string(),
  creditLimit: z.int(),
  outstanding: z.int().describe('what it owes for trips on credit'),
  wallet: z.int().describe('the balance of its wallet'),
});
export type ListedCompany = z.infer<typeof listed>;

const limitChange = z.object({
  at: z.iso.datetime(),
  by: z.string().describe('of the staff; or the command that set it'),
  before: z.int(),
  after: z.int(),
  reason: z.string(),
});

/** A company as staff see it. */
const deskCompanyView = listed.extend({
  since: z.iso.datetime(),
  paying: z.enum(['wallet', 'credit']).describe('how its settings say that trips are paid'),
  gstNumbers: z.array(z.string()).max(40).describe('the head office’s first'),
  people: z.int().describe('people who may sign in'),
  administrators: z.array(z.string()).max(20).describe('their names'),
  changes: z.array(limitChange).max(20).describe('of the credit limit, the latest first'),
});
export type DeskCompany = z.infer<typeof deskCompanyView>;

/** Form (5.12). */
export const creditLimitForm = z.object({
  limit: z
    .int('Enter an amount in rupees.')
    .min(0, 'Enter ₹0 or more.')
    .max(MOST_CREDIT, 'The desk sets ₹25,00,000 at most. A higher limit takes the operator’s command.'),
  reason: paragraphs()
    .min(5, 'Write in a few words why.')
    .max(LONGEST_REASON, `Use at most ${LONGEST_REASON} characters.`)
    .describe('the company reads it in its audit log'),
});

const PATH = '/api/desk/companies';

export const deskCompanies = defineOperation({
  name: 'desk.companies',
  method: 'GET',
  path: PATH,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Companies with a credit limit, the highest limit first',
  query: z.object({ pageNo: z.coerce.number<string>().int().min(1).max(1000).default(1) }),
  response: z.object({ companies: z.array(listed).max(COMPANIES_PAGE), count: z.int() }),
});

/** The audit trail notes who searched by what kind of key. */
export const findDeskCompanies = defineOperation({
  name: 'desk.findCompanies',
  method: 'POST',
  path: `${PATH}/find`,
  caller: 'staff',
  requirements: ['7.20'],
  transaction: 'own',
  summary: 'Finds companies by a part of the name, GST number, company id or the work email of somebody there',
  body: z.object({
    key: oneLine()
      .min(3, 'Enter at least three characters of the name, a GST number or a work email.')
      .max(254, 'Use at most 254 characters.'),
  }),
  response: z.object({ kind: z.enum(COMPANY_KEY_KINDS), companies: z.array(listed).max(MOST_FOUND) }),
  rateLimit: { points: 120, seconds: 600 },
});

export const deskCompany = defineOperation({
  name: 'desk.company',
  method: 'GET',
  path: `${PATH}/details`,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'One company: its money, its administrators, and how its credit limit came about',
  query: z.object({ companyId: id }),
  response: deskCompanyView,
});

/** Refusals: NOT_FOUND; CONFLICT when the limit is not `shownLimit` any more. */
export const setCreditLimit = defineOperation({
  name: 'desk.setCreditLimit',
  method: 'POST',
  path: `${PATH}/credit-limit`,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Sets how much a company may owe; trips that are booked stay booked',
  body: creditLimitForm.extend({ companyId: id, shownLimit: z.int().describe('as the screen showed it') }),
  response: deskCompanyView,
  rateLimit: { points: 60, seconds: 3600 },
});
