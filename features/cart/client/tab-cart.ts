import { callOperation } from '#lib/client/call-operation.ts';
import { isRecord, parsed, tab } from '#lib/client/browser-storage.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { CartItem } from '../contract.ts';
import { MOST_ITEMS } from '../rules/most-items.ts';
import { add, price } from './calls.ts';

/** Key of the cart of this tab, for whoever is not signed in. It ends with the tab. */
const CART = 'sarai:cart';

/** An item as the tab keeps it: what was chosen, and what it was when it was added. */
type TabItem = Pick<CartItem, '_id' | 'choice' | 'added' | 'addedAt'>;

const isItem = (value: unknown): value is TabItem =>
  isRecord(value) && typeof value._id === 'string' && isRecord(value.choice) && isRecord(value.added);

/** The items of this tab; what cannot be read is left out. */
export function readTabCart(): TabItem[] {
  const kept = parsed(tab.read(CART));
  return Array.isArray(kept) ? kept.filter(isItem).slice(0, MOST_ITEMS) : [];
}

const write = (items: readonly TabItem[]) => (items.length ? tab.write(CART, JSON.stringify(items)) : tab.remove(CART));

/** Adds a choice at the price that the server names. Throws ApiFailure when it cannot be had; an Error for a full cart. */
export async function addToTab(choice: CartItem['choice']): Promise<TabItem['added']> {
  const { offers } = await callOperation(price, { body: { choices: [choice] } });
  const { offer, problem } = offers[0] ?? { offer: null, problem: null };
  if (!offer) throw new Error(problem ?? 'This cannot be added now. Try again.');
  const items = readTabCart();
  if (items.some((item) => JSON.stringify(item.choice) === JSON.stringify(choice))) return offer;
  if (items.length >= MOST_ITEMS)
    throw new Error(`A cart holds up to ${MOST_ITEMS} items. Remove one, or book what is in it, then add this.`);
  write([...items, { _id: randomId(), choice, added: offer, addedAt: new Date().toISOString() }]);
  return offer;
}

export const removeFromTab = (itemId: string): void => write(readTabCart().filter(({ _id }) => _id !== itemId));

/** The cart of this tab with the prices of now, in the order of the trip. */
export async function priceTabCart(signal: AbortSignal): Promise<CartItem[]> {
  const items = readTabCart();
  if (!items.length) return [];
  const { offers } = await callOperation(price, { body: { choices: items.map(({ choice }) => choice) }, signal });
  return items
    .map((item, at) => ({
      ...item,
      now: offers[at]?.offer ?? null,
      problem: offers[at]?.problem ?? null,
      booking: null,
    }))
    .sort((a, b) => (a.added.from < b.added.from ? -1 : 1));
}

/** Moves the cart of this tab to the account of whoever has signed in. What cannot be had any more, or has no place, stays. */
export async function moveTabCart(): Promise<void> {
  for (const item of readTabCart()) {
    try {
      await callOperation(add, { body: { choice: item.choice }, key: `cart-${item._id}` });
      removeFromTab(item._id);
    } catch {
      // it stays in the tab, and is shown with its reason
    }
  }
}
