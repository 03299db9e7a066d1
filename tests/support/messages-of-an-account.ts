import { CHANGE_TEXTS } from '#features/bookings/rules/change-texts.ts';
import { instalmentLabel } from '#features/bookings/rules/payment-texts.ts';
import { PRODUCT_LABELS } from '#features/bookings/rules/product-labels.ts';
import { REASONS, undeliverableText } from '#features/email-delivery/rules/reason.ts';
import { describeDevice } from '#features/identity/rules/describe-device.ts';

const HOTEL = 'Harbour House';

/** What is put together of several files and said on the pages of the account. */
export const messagesOfAnAccount = (): string[] => [
  ...REASONS.map((reason) => undeliverableText(reason, 'asha@example.com')),
  describeDevice('Chrome/131.0 Android'),
  describeDevice('Android'),
  describeDevice(''),
  ...Object.values(PRODUCT_LABELS).flatMap(({ isAhead, isUnpaid }) => [isAhead(HOTEL), isUnpaid(HOTEL)]),
  `A payment for ${HOTEL} is under way. Wait until it is settled.`,
  `A refund for ${HOTEL} is still on its way to you. Wait until it has arrived.`,
  // the history of a wallet
  'Refund',
  `Part of ${HOTEL}`,
  `Back from ${HOTEL}`,
  `${HOTEL}, cancelled`,
  ...Object.values(CHANGE_TEXTS).map(({ statement }) => statement(HOTEL)),
  ...(['change', 'extras', 'dates', 'departure'] as const).map((kind) =>
    CHANGE_TEXTS[kind].checkout('Changed from 8–10 Dec to 12–14 Dec.', HOTEL),
  ),
  ...[[0], [1], [2], [1, 2]].map((positions) => CHANGE_TEXTS.instalment.checkout(instalmentLabel(positions, 3), HOTEL)),
  'The service is not answering as it should. Try again in a moment. Nothing in it has changed.',
  // forms
  'Choose a time such as 22:00.',
  'Choose an end other than the start.',
  'There is already a number of this airline. Change or remove one of the two.',
  'Choose an airline.',
  'Choose a seat.',
  // closing it
  'For eight financial years, the invoices and credit notes of your bookings with the names on them, because tax and company law ask for them.',
  'Your registrations for events, until 90 days after the event. You can withdraw them on the event’s page.',
  'Your account was not closed. Your wallet holds ₹1,000. It can be spent on a trip but not paid out; confirm that you give it up, or spend it first.',
  'Your account was not closed. Your wallet is empty, so there is nothing to give up. Look at the terms again.',
];
