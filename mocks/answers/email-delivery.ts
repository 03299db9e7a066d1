import type * as contract from '#features/email-delivery/contract.ts';
import type { AnswersOf } from '../answer.ts';

/** The mock API sends no emails, so none come back. */
export const emailDeliveryAnswers: AnswersOf<typeof contract> = {
  readDelivery: () => ({ undeliverable: null }),
  tryAgain: () => ({ undeliverable: null }),
  returned: () => ({ received: true }),
};
