import 'server-only';
import { TextBytes } from '#lib/server/http/text-bytes.ts';
import type { WriteJson } from '#lib/server/http/written.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { ListedStay, searchStays as operation } from '../contract.ts';
import type { CheapestOffers } from '../rules/offers.ts';

const [COMMA, END] = [Buffer.from(','), Buffer.from(']}')];
/** A hotel with at least one offer, those of `index` in `offers`; `head` is the stay as `stayHead` writes it. */
export type ListedHotel = {
  hotel: { summary: Omit<ListedStay, 'offers'>; head: Uint8Array };
  offers: CheapestOffers;
  index: number;
};

/** Estimated bytes besides the heads: city and terms; and a stay's offers. */
const [REST, OFFERS] = [4096, 120];

/**
 * Writes a search answer as JSON in one pass. A city has up to 1,500 stays: contract data is serialised in advance, so
 * that only offers are written.
 */
export const writeSearch =
  (found: Omit<ResponseOf<typeof operation>, 'stays'>, listed: readonly ListedHotel[]): WriteJson =>
  (before, after) => {
    const text = new TextBytes(listed.reduce((sum, { hotel }) => sum + hotel.head.length + OFFERS, REST));
    const toNextOffer = found.terms.map((_, place) => Buffer.from(`,"terms":${place}},{"total":`));
    const toEndOfStay = found.terms.map((_, place) => Buffer.from(`,"terms":${place}}]}`));
    text.add(before);
    text.add(Buffer.from(`${openJson(found)},"stays":[`));
    const addOffer = (total: number, terms: number, isLast: boolean) => {
      text.addWhole(total);
      text.add((isLast ? toEndOfStay : toNextOffer)[terms]!);
    };
    listed.forEach(({ hotel, offers, index }, place) => {
      if (place) text.add(COMMA);
      text.add(hotel.head);
      offers.visit(index, addOffer);
    });
    text.add(END);
    text.add(after);
    return text.whole();
  };

/** A stay as JSON up to the total of its first offer. */
export const stayHead = (summary: Omit<ListedStay, 'offers'>): Uint8Array =>
  Buffer.from(`${openJson(summary)},"offers":[{"total":`);

/** An object as JSON without its closing brace, to append to. */
const openJson = (value: object): string => JSON.stringify(value).slice(0, -1);
