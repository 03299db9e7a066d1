import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { call } from '#lib/client/call.ts';
import type * as bookings from '#features/bookings/contract.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { CartItem } from '../contract.ts';
import { add, addBooking, hold, list, remove } from './calls.ts';
import { addToTab, moveTabCart, priceTabCart, readTabCart, removeFromTab } from './tab-cart.ts';

const CART = ['cart'] as const;
const LOOK_AGAIN_MS = 15_000;
const NO_ROOM = 'There was no room for this in your cart. Remove something else, then open the cart once more.';

const leaveTogether = call<typeof bookings.leaveTogether>('POST', '/api/bookings/together/leave', 'consumer');

/**
 * The cart with its prices now: of the person in this tab, else of the tab. What the tab holds is moved to the account first;
 * what could not be moved is shown with it. Read again while something of it is being paid.
 */
export const useCart = (isSignedIn: boolean) =>
  useQuery({
    queryKey: [...CART, isSignedIn],
    queryFn: async ({ signal }): Promise<CartItem[]> => {
      if (!isSignedIn) return priceTabCart(signal);
      if (readTabCart().length) await moveTabCart();
      const { items } = await callOperation(list, { signal });
      const left = await priceTabCart(signal);
      return [...items, ...left.map((item) => ({ ...item, now: null, problem: item.problem ?? NO_ROOM }))];
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ booking }) => booking) ? LOOK_AGAIN_MS : false),
  });

/** A choice, or a booking that is held for whoever is signed in. */
export type ToAdd = { choice: CartItem['choice'] } | { bookingId: string };

/** Adds a choice to the account, or to this tab. */
export function useAddToCart(isSignedIn: boolean) {
  return useMutation({
    mutationFn: async ({ what, key }: { what: ToAdd; key: string }) => {
      if ('bookingId' in what) return (await callOperation(addBooking, { body: what, key })).offer;
      return isSignedIn ? (await callOperation(add, { body: what, key })).offer : addToTab(what.choice);
    },
    onSettled: useReadAgain(),
  });
}

/** Removes an item, and lets go of what is held for it. */
export function useRemoveItem() {
  return useMutation({
    mutationFn: async (itemId: string) => {
      if (readTabCart().some(({ _id }) => _id === itemId)) return removeFromTab(itemId);
      await callOperation(remove, { body: { itemId }, key: randomId() });
    },
    onSettled: useReadAgain(),
  });
}

/** Holds items at the prices that were shown. */
export function useHoldCart() {
  return useMutation({
    mutationFn: (items: { itemId: string; acceptedTotal: number }[]) =>
      callOperation(hold, { body: { items }, key: randomId() }),
    onSettled: useReadAgain(),
  });
}

/** Leaves the open payment of what is in the cart. */
export function useLeavePayment() {
  return useMutation({
    mutationFn: (paymentId: string) => callOperation(leaveTogether, { body: { paymentId }, key: randomId() }),
    onSettled: useReadAgain(),
  });
}

function useReadAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: CART });
}
