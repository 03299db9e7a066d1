import type * as contract from '#features/push/contract.ts';
import type { AnswersOf } from '../answer.ts';

/** The worker of the mock API has no push service: without a key and Firebase, screens offer no push messages. */
export const pushAnswers: AnswersOf<typeof contract> = {
  registerDevice: () => ({ registered: true }),
  forgetDevice: () => ({ forgotten: true }),
  readPushOptions: () => ({ publicKey: null, firebase: null }),
  readQuietHours: () => ({ quietHours: null }),
  saveQuietHours: ({ body: { quietHours } }) => ({ quietHours }),
};
