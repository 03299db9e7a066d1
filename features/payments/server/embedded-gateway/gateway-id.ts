import 'server-only';
import { randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in Razorpay's format: `order_`, `pay_`, `rfnd_` or `evt_` and 14 random characters. */
export const gatewayId = (kind: 'order' | 'pay' | 'rfnd' | 'evt'): string =>
  `${kind}_${Array.from({ length: 14 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
