import type * as contract from '#features/currencies/contract.ts';
import type { AnswersOf } from '../answer.ts';

/** Sample rates of today. */
export const currencyAnswers: AnswersOf<typeof contract> = {
  rates: async () => ({
    day: new Date().toISOString().slice(0, 10),
    source: 'sample',
    rates: [
      { currency: 'EUR', microRupees: 102_000_000 },
      { currency: 'USD', microRupees: 88_000_000 },
    ],
  }),
};
