import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { addBookingToCart, addToCart, removeFromCart } from './change-cart.ts';
import { holdCart } from './hold-cart.ts';
import { listCart, priceCart } from './list-cart.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.list, listCart),
  endpoint(contract.add, addToCart),
  endpoint(contract.addBooking, addBookingToCart),
  endpoint(contract.remove, removeFromCart),
  endpoint(contract.price, priceCart),
  endpoint(contract.hold, holdCart),
];
