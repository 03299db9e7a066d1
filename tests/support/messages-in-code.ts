import ts from 'typescript';
import { sourceFiles } from './source-files.ts';

/**
 * Files with messages that pages in Hindi can show: what forms check, and what the API refuses. What is put together from
 * several files is in `messages-of-a-stay.ts` and `messages-of-an-account.ts`.
 */
const SOURCES = [
  // on the way to the server
  'lib/client/api-failure.ts',
  'lib/client/http.ts',
  'lib/server/http/authorise.ts',
  'lib/server/http/idempotency.ts',
  'lib/server/http/rate-limit.ts',
  'lib/server/http/respond.ts',
  'lib/server/http/validate.ts',
  'features/identity/components/session-keeper.tsx',
  'features/identity/components/session-host.tsx',
  'components/feedback/dialog-on-demand.ts',
  // forms
  'lib/shared/name-fields.ts',
  'lib/shared/person-fields.ts',
  'lib/shared/text-fields.ts',
  'lib/shared/tax-ids.ts',
  'lib/shared/weak-password.ts',
  'lib/shared/stay.ts',
  'features/bookings/people.contract.ts',
  'features/bookings/rules/guest-problems.ts',
  'features/bookings/rules/gst-details.ts',
  'features/bookings/components/parts/remember-people.ts',
  'features/travellers/server/travellers.repo.ts',
  // the booking
  'features/hotels/rules/house-rules.ts',
  'features/bookings/server/save-guests.ts',
  'features/bookings/server/pay-booking.ts',
  'features/bookings/server/transition.ts',
  // cancelling and changing it
  'features/bookings/rules/can-change-dates.ts',
  'features/bookings/server/changes/begin-change.ts',
  'features/bookings/server/stays/change-dates.ts',
  'features/bookings/server/stays/price-dates.ts',
  'features/bookings/server/rooms/room-refusals.ts',
  // paying
  'features/payments/server/start-payment.ts',
  'features/payments/server/embedded-gateway/attempt-payment.ts',
  'features/payments/rules/checkout.ts',
  // the account
  'lib/shared/passport-fields.ts',
  'lib/shared/frequent-flyer-fields.ts',
  'features/travellers/contract.ts',
  'features/identity/server/confirm-password.ts',
  'features/identity/server/update-user.ts',
  'features/accounts/server/read-closing-terms.ts',
  'features/push/client/push-store.ts',
  // signing in
  'features/identity/server/log-in.ts',
  'features/identity/server/guard-password.ts',
  'features/identity/server/sign-in-with-code.ts',
  'features/identity/server/check-address-proof.ts',
  'features/identity/server/start-address-proof.ts',
  'features/identity/server/email-taken.ts',
];

/** Files with messages about a flight that somebody books, cancels or changes. */
const OF_A_FLIGHT = [
  'features/bookings/people.contract.ts',
  'features/flights/rules/extras.ts',
  'features/flights/rules/added-extras.ts',
  'features/flights/rules/search/present-trip.ts',
  'features/bookings/server/flights/quote-flight.ts',
  'features/bookings/server/flights/quote-part.ts',
  'features/bookings/server/flights/hold-for-payment.ts',
  'features/bookings/server/flights/quote-flight-change.ts',
  'features/bookings/server/flights/add-extras.ts',
  'features/bookings/server/flights/price-added-extras.ts',
  'features/bookings/server/flights/accept-schedule.ts',
  'features/bookings/server/changes/begin-change.ts',
  'features/bookings/server/changes/write-down-change.ts',
  'features/bookings/server/products/flight-product.ts',
];
/** Files with messages about an event, to its guests. */
const OF_AN_EVENT = [
  'features/events/party-form.ts',
  'features/events/hosting-fields.ts',
  'features/events/rules/what-is-open.ts',
  'features/events/rules/event-text.ts',
  'features/events/rules/gallery-limits.ts',
  'features/events/rules/roommates.ts',
  'features/events/client/gallery/prepare-photograph.ts',
  'features/events/server/sign-in.ts',
  'features/events/server/move-places.ts',
  'features/events/server/waiting/answer-offer.ts',
  'features/events/server/waiting/join-waiting-list.ts',
  'features/events/server/messages/messages.repo.ts',
  'features/events/server/messages/read-messages.ts',
  'features/events/server/messages/write-message.ts',
  'features/events/server/gallery/add-photograph.ts',
  'features/events/server/gallery/read-gallery.ts',
  'features/events/server/gallery/remove-photograph.ts',
  'features/events/server/rooms/book-room.ts',
  'features/events/server/roommates/present-sharing.ts',
  'features/events/server/roommates/share-room.ts',
];
/** Put together of several files, which `messages-of-an-event.ts` has whole; and what only a program can cause. */
const PARTS_OF_EVENTS =
  /^§ (?:You were|Nothing was)|^You have added §|^This file §|code looks like CIT|no code of an event|that is there was/;
/** Put together of several files, which `messages-of-a-flight.ts` has whole; and a note for developers. */
const PUT_TOGETHER = /^§|^Refused by|^Fees are a passenger|a § there/;

/** What no consumer's stay says: of companies, flights and packages, of the desk, and for developers. */
const OF_OTHERS =
  /compan|corporate|colleague|airline|flight|flies|fare|seat|ticket|packages?\b|tour operator|departure|journey|depos|later payment|booking is paid whole|asked to approve|sent for approval|waits for approval|declined\.|approved|staff|desk|role|the event|Idempotency-Key|link is incomplete|given new times|answer was too large/i;

/** What stands in a place of a message whose value has to be known. */
const VALUES: Readonly<Record<string, string>> = {
  what: 'price',
  whose: 'your',
  DECLINED: 'The bank declined the payment.',
};
/** Parts of others, which `messages-of-a-stay.ts` has whole. */
const PARTS =
  /{longest}|{days}|again§|^(?:§[ .]|Choose a § date|Too many wrong passwords\. Try again in §§)|^This booking holds|^price\. /;

/** The messages of stays, of accounts and of the way to the server, with something in their places. */
export const messagesInCode = (): MessageInCode[] =>
  messagesOf(SOURCES, (text) => !OF_OTHERS.test(text) && !PARTS.test(text));

/** The messages of flights. */
export const messagesOfFlightsInCode = (): MessageInCode[] =>
  messagesOf(OF_A_FLIGHT, (text) => !PUT_TOGETHER.test(text) && !PARTS.test(text));

/** The messages of events. */
export const messagesOfEventsInCode = (): MessageInCode[] =>
  messagesOf(OF_AN_EVENT, (text) => !PARTS_OF_EVENTS.test(text));

type MessageInCode = { text: string; path: string };

function messagesOf(sources: readonly string[], isSaid: (text: string) => boolean): MessageInCode[] {
  const files = new Map(sourceFiles().map(({ path, text }) => [path, text]));
  return sources.flatMap((path) => {
    const file = ts.createSourceFile(path, files.get(path) ?? '', ts.ScriptTarget.Latest, true);
    const texts = new Set<string>();
    const visit = (node: ts.Node): void => {
      const text = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? filled(node) : '';
      if (/^\S.* .*[.?!]$/.test(text) && isSaid(text)) texts.add(text);
      ts.forEachChild(node, visit);
    };
    visit(file);
    if (!texts.size) throw new Error(`No messages in ${path}.`);
    return [...texts].map((text) => ({ text, path }));
  });
}

const filled = ({ head, templateSpans }: ts.TemplateExpression): string =>
  head.text +
  templateSpans
    .map(({ expression, literal }) => {
      const name = expression.getText();
      return `${VALUES[name] ?? '§'}${literal.text}`;
    })
    .join('');
