import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const list = call<typeof contract.list>('GET', '/api/hotels/guest-reviews', 'public');
export const own = call<typeof contract.own>('GET', '/api/bookings/guest-review', 'consumer');
export const toReview = call<typeof contract.toReview>('GET', '/api/bookings/stays-to-review', 'consumer');
export const save = call<typeof contract.save>('PUT', '/api/bookings/guest-review', 'consumer');
export const remove = call<typeof contract.remove>('POST', '/api/bookings/guest-review/remove', 'consumer');
export const report = call<typeof contract.report>('POST', '/api/guest-reviews/report', 'consumer');
export const deskReviews = call<typeof contract.deskReviews>('GET', '/api/desk/guest-reviews', 'staff');
export const decide = call<typeof contract.decide>('POST', '/api/desk/guest-reviews/decide', 'staff');
export const answer = call<typeof contract.answer>('POST', '/api/desk/guest-reviews/answer', 'staff');
