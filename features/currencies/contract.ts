import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { MOST_RATES } from './rules/reference-rates.ts';

/** What one unit of a currency costs on one day. */
export const exchangeRate = z.object({
  currency: z.string().length(3).describe('ISO 4217, such as USD'),
  microRupees: z.int().positive().describe('rupees for one unit, in millionths: ₹88.25 is 88250000'),
});
export type ExchangeRate = z.infer<typeof exchangeRate>;

export const referenceRates = z.object({
  day: z.iso.date().describe('the day the rates were published for'),
  source: z.enum(['ecb', 'sample']).describe('sample: invented, to try the product with'),
  rates: z.array(exchangeRate).max(MOST_RATES),
});
export type ReferenceRates = z.infer<typeof referenceRates>;

export const rates = defineOperation({
  name: 'currencies.rates',
  method: 'GET',
  path: '/api/currencies/rates',
  caller: 'public',
  requirements: ['7.20'],
  summary:
    'Reference rates of the last days, to show prices in another currency beside rupees; null where there are none',
  response: referenceRates.nullable(),
});
