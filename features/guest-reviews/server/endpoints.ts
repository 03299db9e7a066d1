import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { answerReview, decideReview } from './desk/decide-review.ts';
import { listForDesk } from './desk/list-for-desk.ts';
import { listReviews } from './list-reviews.ts';
import { listStaysToReview, readOwnReview } from './read-my-review.ts';
import { reportReview } from './report-review.ts';
import { removeReview, saveReview } from './save-review.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.list, listReviews),
  endpoint(contract.own, readOwnReview),
  endpoint(contract.toReview, listStaysToReview),
  endpoint(contract.save, saveReview),
  endpoint(contract.remove, removeReview),
  endpoint(contract.report, reportReview),
  endpoint(contract.deskReviews, listForDesk),
  endpoint(contract.decide, decideReview),
  endpoint(contract.answer, answerReview),
];
