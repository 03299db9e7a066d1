import { linkPost } from './link-post.ts';
import type { Post } from './post-types.ts';
import flightRefunds from './posts/flight-refunds.mdx';
import gstInvoice from './posts/gst-invoice-for-business-travel.mdx';
import gstOnRooms from './posts/gst-on-hotel-rooms.mdx';
import holding from './posts/hold-or-pay.mdx';
import refundRules from './posts/how-to-read-a-refund-rule.mdx';
import passports from './posts/passport-validity-and-visas.mdx';
import tatkal from './posts/tatkal-trains.mdx';
import overseasTcs from './posts/tcs-on-overseas-packages.mdx';
import children from './posts/travelling-with-children.mdx';
import airlineCancels from './posts/when-the-airline-cancels.mdx';

/** In the order of the magazine's page: the latest first. */
const WRITTEN = [
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
const slugs = new Set(WRITTEN.map(({ slug }) => slug));

/** Every post, the latest first. */
export const POSTS: readonly Post[] = WRITTEN.map((post) => linkPost(post, slugs));
