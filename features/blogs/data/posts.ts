import type { Post } from './post-types.ts';
import { airlineCancels } from './posts/airline-cancels.ts';
import { children } from './posts/children.ts';
import { flightRefunds } from './posts/flight-refunds.ts';
import { gstInvoice } from './posts/gst-invoice.ts';
import { gstOnRooms } from './posts/gst-on-rooms.ts';
import { holding } from './posts/holding.ts';
import { overseasTcs } from './posts/overseas-tcs.ts';
import { passports } from './posts/passports.ts';
import { refundRules } from './posts/refund-rules.ts';
import { tatkal } from './posts/tatkal.ts';

/** Every post, in the order of the magazine's page: the latest first. */
export const POSTS: readonly Post[] = [
  refundRules,
  flightRefunds,
  gstOnRooms,
  tatkal,
  holding,
  children,
  passports,
  gstInvoice,
  airlineCancels,
  overseasTcs,
];
