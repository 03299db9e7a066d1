import 'server-only';
import { TextBytes } from '#lib/server/http/text-bytes.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { ListedStay, searchStays as operation } from '../contract.ts';

const [COMMA, END_OF_STAY, END] = [',', ']}', ']}'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];
const OFFER = ['{"total":', ',"terms":', '}'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

/**
 * The answer of a search as JSON, in one pass. A city has up to 1,500 stays: what is contracted about each is bytes already
 * (`heads`, one a stay, as `stayHead` writes them), so that only the offers are written.
 */
export function writeSearch({ stays, ...rest }: ResponseOf<typeof operation>, heads: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const text = new TextBytes();
  text.add(Buffer.from(`${openJson(rest)},"stays":[`));
  stays.forEach(({ offers }, index) => {
    if (index) text.add(COMMA);
    text.add(heads[index]!);
    writeOffers(text, offers);
    text.add(END_OF_STAY);
  });
  text.add(END);
  return text.whole();
}

/** A stay as JSON up to its first offer. */
export const stayHead = (summary: Omit<ListedStay, 'offers'>): Uint8Array => Buffer.from(`${openJson(summary)},"offers":[`);

function writeOffers(text: TextBytes, offers: ListedStay['offers']): void {
  for (let at = 0; at < offers.length; at++) {
    if (at) text.add(COMMA);
    text.add(OFFER[0]);
    text.addWhole(offers[at]!.total);
    text.add(OFFER[1]);
    text.addWhole(offers[at]!.terms);
    text.add(OFFER[2]);
  }
}

/** An object as JSON that more can be written to: without its closing brace. */
const openJson = (value: object): string => JSON.stringify(value).slice(0, -1);
