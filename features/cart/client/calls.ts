import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const list = call<typeof contract.list>('GET', '/api/cart', 'consumer');
export const add = call<typeof contract.add>('POST', '/api/cart/add', 'consumer');
export const addBooking = call<typeof contract.addBooking>('POST', '/api/cart/add-booking', 'consumer');
export const remove = call<typeof contract.remove>('POST', '/api/cart/remove', 'consumer');
export const price = call<typeof contract.price>('POST', '/api/cart/price', 'public');
export const hold = call<typeof contract.hold>('POST', '/api/cart/hold', 'consumer');
