import 'server-only';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { searchStays as operation, StayOffer } from '../contract.ts';

/**
 * The answer of a search as JSON, in one pass. A city has up to 1,500 stays: what is contracted about each is text already
 * (`summaries`, one a stay, without the closing brace), so that only the offers are written.
 */
export function writeSearch({ stays, ...rest }: ResponseOf<typeof operation>, summaries: readonly string[]): string {
  const written = stays.map(({ offers }, index) => `${summaries[index]},"offers":[${offers.map(offerJson).join(',')}]}`);
  return `${openJson(rest)},"stays":[${written.join(',')}]}`;
}

/** An object as JSON that more can be written to: without its closing brace. */
export const openJson = (value: object): string => JSON.stringify(value).slice(0, -1);

/** None of its words holds what JSON must escape: they are the vocabulary's, and a time. */
const offerJson = ({ total, meals, refund, until, share }: StayOffer): string =>
  `{"total":${total},"meals":"${meals}","refund":"${refund}","until":${until === null ? 'null' : `"${until}"`},"share":${share}}`;
