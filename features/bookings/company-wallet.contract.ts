import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { dayOfFilter } from './company.contract.ts';
import { TOP_UP_LIMITS } from './rules/company-wallet.ts';

const PATH = '/api/corporate/wallet';

/** A line of the company's account. Amounts in paise. */
const walletLine = z.object({
  _id: z.string(),
  at: z.string(),
  amount: z.int().describe('negative when spent'),
  balance: z.int().describe('of the account after it'),
  note: z.string(),
  trip: z
    .object({
      _id: z.string(),
      category: z.union([z.literal(1), z.literal(2)]),
      name: z.string(),
      from: z.string(),
      to: z.string(),
      travellers: z.array(z.string()).max(20),
    })
    .nullable()
    .describe('what it was for; null for money that was added'),
  topUpId: z.string().nullable().describe('of money that was added, for its receipt'),
});
export type CompanyWalletLine = z.infer<typeof walletLine>;

const days = {
  since: dayOfFilter.describe('lines of this day or later, by the clock of the browser that asks'),
  until: dayOfFilter.describe('lines of this day or before'),
};

const WALLET_ORDERS = ['when', 'amount'] as const;

export const companyWallet = defineOperation({
  name: 'bookings.companyWallet',
  method: 'GET',
  path: PATH,
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['7.20'],
  summary: 'The account that pays the company’s trips: what is left, and its lines',
  query: z.object({
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(50).default(20),
    sort: z.enum(WALLET_ORDERS).default('when'),
    direction: z.enum(['asc', 'desc']).default('desc'),
    ...days,
  }),
  response: z.object({
    paying: z.enum(['wallet', 'credit']),
    balance: z.int().describe('paise; of credit negative: what is owed'),
    creditLimit: z.int(),
    left: z.int().describe('paise that can be spent'),
    currency: z.string(),
    lowBalance: z.int().describe('administrators are emailed when less than this is left; 0: never'),
    isLow: z.boolean(),
    whenEmpty: z.string().describe('what happens to a booking that the account does not cover'),
    lines: z.array(walletLine).max(50),
    count: z.int().describe('of the lines that fit'),
  }),
});

export const companyWalletFile = defineOperation({
  name: 'bookings.companyWalletFile',
  method: 'GET',
  path: `${PATH}/file`,
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['7.20'],
  summary: 'The lines of the account that pays the company’s trips as CSV, newest first, at most 10,000',
  query: z.object(days),
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'text/csv',
  rateLimit: { points: 60, seconds: 600 },
});
export type CompanyWallet = z.infer<typeof companyWallet.response>;

/** Refusals: INVALID_INPUT beside `amount`, where it is more than is owed on credit. */
export const addToCompanyWallet = defineOperation({
  name: 'bookings.addToCompanyWallet',
  method: 'POST',
  path: `${PATH}/top-up`,
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['7.20'],
  transaction: 'own',
  summary: 'Opens the payment that adds money to the company’s wallet, or pays off its credit',
  body: z.object({
    amount: z
      .int()
      .min(TOP_UP_LIMITS.least, 'Add ₹100 or more at a time.')
      .max(TOP_UP_LIMITS.most, 'Add ₹1,00,00,000 or less at a time.')
      .describe('paise'),
  }),
  response: z.object({ topUpId: z.string(), checkoutUrl: z.string() }),
  rateLimit: { points: 20, seconds: 600 },
});

export const companyWalletReceipt = defineOperation({
  name: 'bookings.companyWalletReceipt',
  method: 'GET',
  path: `${PATH}/receipt`,
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['7.20'],
  summary: 'Receipt of money that was added to the company’s wallet, PDF',
  query: z.object({ topUpId: z.string().max(60) }),
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'application/pdf',
  rateLimit: { points: 120, seconds: 600 },
});
