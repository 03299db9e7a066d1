import { editionOf } from './check-edition.ts';
import { linkPost } from './link-post.ts';
import type { Post } from './post-types.ts';
import flightRefunds from './posts/flight-refunds.mdx';
import flightRefundsInHindi from './posts/flight-refunds.hi.mdx';
import gstInvoice from './posts/gst-invoice-for-business-travel.mdx';
import gstInvoiceInHindi from './posts/gst-invoice-for-business-travel.hi.mdx';
import gstOnRooms from './posts/gst-on-hotel-rooms.mdx';
import gstOnRoomsInHindi from './posts/gst-on-hotel-rooms.hi.mdx';
import holding from './posts/hold-or-pay.mdx';
import holdingInHindi from './posts/hold-or-pay.hi.mdx';
import refundRules from './posts/how-to-read-a-refund-rule.mdx';
import refundRulesInHindi from './posts/how-to-read-a-refund-rule.hi.mdx';
import passports from './posts/passport-validity-and-visas.mdx';
import passportsInHindi from './posts/passport-validity-and-visas.hi.mdx';
import tatkal from './posts/tatkal-trains.mdx';
import tatkalInHindi from './posts/tatkal-trains.hi.mdx';
import overseasTcs from './posts/tcs-on-overseas-packages.mdx';
import overseasTcsInHindi from './posts/tcs-on-overseas-packages.hi.mdx';
import children from './posts/travelling-with-children.mdx';
import childrenInHindi from './posts/travelling-with-children.hi.mdx';
import airlineCancels from './posts/when-the-airline-cancels.mdx';
import airlineCancelsInHindi from './posts/when-the-airline-cancels.hi.mdx';

/** Each post with its edition in Hindi, in the order of the magazine's page: the latest first. */
const WRITTEN = [
  [refundRules, refundRulesInHindi],
  [flightRefunds, flightRefundsInHindi],
  [gstOnRooms, gstOnRoomsInHindi],
  [tatkal, tatkalInHindi],
  [holding, holdingInHindi],
  [children, childrenInHindi],
  [passports, passportsInHindi],
  [gstInvoice, gstInvoiceInHindi],
  [airlineCancels, airlineCancelsInHindi],
  [overseasTcs, overseasTcsInHindi],
] as const;
const slugs = new Set(WRITTEN.map(([{ slug }]) => slug));

/** Every post in English, the latest first. */
export const POSTS: readonly Post[] = WRITTEN.map(([post]) => linkPost(post, slugs));

/** The same in Hindi. */
export const POSTS_IN_HINDI: readonly Post[] = WRITTEN.map(([post, edition]) =>
  linkPost(editionOf(post, edition), slugs),
);
