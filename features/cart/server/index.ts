import 'server-only';

/** The server interface of the cart for other features and the start. */
export { eraseCart, takeoutCart } from './personal-data.ts';
export { cartRetention } from './retention.ts';
