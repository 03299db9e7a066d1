import { formatDate, formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { TransportDetails, TransportMode } from '../details.ts';
import {
  BUS_COACH_LABELS,
  CAR_CLASS_LABELS,
  TIMING_LABELS,
  TRAIN_CLASS_LABELS,
  TRAIN_QUOTA_LABELS,
} from './choices.ts';
import type { TransportAction, TransportState } from './states.ts';

/** Transport is asked for in India. */
export const TRANSPORT_ZONE = 'Asia/Kolkata';

/** What a mode is called in running text and in a confirmation (8.8). */
export const MODE_NAMES: Record<TransportMode, string> = { car: 'Car Rental', bus: 'Bus', train: 'Train' };

/** "Car in Kochi", "Train from Kochi to Chennai". */
export const requestTitle = (details: TransportDetails): string =>
  details.mode === 'car'
    ? `Car in ${details.city}`
    : `${MODE_NAMES[details.mode]} from ${details.from} to ${details.to}`;

/** Where it begins and ends: for a car the pick-up and the drop. */
export const routeOf = (details: TransportDetails): { origin: string; destination: string } =>
  details.mode === 'car'
    ? { origin: details.pickUp, destination: details.drop }
    : { origin: details.from, destination: details.to };

/** The day, and the time where one was asked for: "Fri 4 Dec, 09:30". */
export const whenText = (details: TransportDetails, today: IsoDate): string =>
  details.mode === 'car'
    ? `${formatDate(details.date, today)}, ${details.time}`
    : details.timing === 'any'
      ? formatDate(details.date, today)
      : `${formatDate(details.date, today)}, ${details.timing}`;

/** Everything asked for, as label and value. */
export function requestFacts(details: TransportDetails, today: IsoDate): { label: string; value: string }[] {
  const day = formatDate(details.date, today);
  if (details.mode === 'car')
    return [
      { label: 'City', value: details.city },
      { label: 'Pick-up', value: `${details.pickUp}, ${day}, ${details.time}` },
      ...details.stops.map((stop, at) => ({ label: `Stop ${at + 1}`, value: stop })),
      {
        label: 'Drop',
        value: `${details.drop}, ${formatDate(details.untilDate, today)}, ${details.untilTime}`,
      },
      { label: 'Car', value: CAR_CLASS_LABELS[details.carClass] },
      { label: 'Passengers', value: String(details.passengers) },
      { label: 'Luggage', value: counted(details.luggage, 'piece') },
    ];
  const common = [
    { label: 'From', value: details.from },
    { label: 'To', value: details.to },
    { label: 'Day', value: day },
    { label: 'Time', value: TIMING_LABELS[details.timing] },
  ];
  return details.mode === 'bus'
    ? [...common, { label: 'Coach', value: BUS_COACH_LABELS[details.coach] }]
    : [
        ...common,
        { label: 'Class', value: TRAIN_CLASS_LABELS[details.travelClass] },
        { label: 'Quota', value: TRAIN_QUOTA_LABELS[details.quota] },
      ];
}

/** The state in a few words, for a list (4.9). */
export const STATUS_WORDS: Record<TransportState, string> = {
  waiting: 'Waiting for quotes',
  quoted: 'Quote received',
  awaiting_approval: 'Waiting for approval',
  approved: 'Approved, not paid',
  booking: 'Being booked',
  confirmed: 'Confirmed',
  declined: 'Declined',
  unavailable: 'Not available',
  cancelled: 'Cancelled',
};

/** The state as a sentence: what happens next. `open`: quotes that can still be chosen. */
export function statusSentence(state: TransportState, open: number): string {
  if (state === 'quoted')
    return open
      ? `${counted(open, 'quote')} to choose from. Each price is valid until the time beside it.`
      : `The quotes have expired. ${PRODUCT.name} sends new ones; or cancel the request.`;
  return SENTENCES[state];
}

const SENTENCES: Record<Exclude<TransportState, 'quoted'>, string> = {
  waiting: `${PRODUCT.name} received the request and is looking for prices. You are told when a quote arrives.`,
  awaiting_approval: 'The chosen quote is with its approvers. It is booked as soon as they approve.',
  approved: 'The quote is approved, but your company’s account did not cover it. Pay it before it expires.',
  booking: `It is paid, and ${PRODUCT.name} is booking it. Until it is confirmed, cancelling refunds everything.`,
  confirmed: 'Booked and confirmed.',
  declined: 'The approvers declined the chosen quote. Nothing was charged.',
  unavailable: `${PRODUCT.name} found nothing for this request. Nothing was charged.`,
  cancelled: 'This request was cancelled.',
};

/** One line of the history. `by`: the name of who acted, null for staff. */
export function eventText(
  action: TransportAction | 'request',
  { by, note, amount }: { by: string | null; note: string; amount: number | null },
): string {
  const who = by ?? PRODUCT.name;
  const price = amount === null ? '' : ` ${formatMoney(money(amount))}`;
  const told = note ? `: ${note}` : '.';
  switch (action) {
    case 'request':
      return `${who} sent the request.`;
    case 'quote':
      return `${PRODUCT.name} sent a quote of${price}${told}`;
    case 'refuse':
      return `${PRODUCT.name} found nothing${told}`;
    case 'choose':
    case 'pay':
      return `${who} chose a quote; the company’s account paid${price}.`;
    case 'ask':
      return `${who} chose a quote of${price} and sent it for approval.`;
    case 'approve':
      return `Approved; the company’s account paid${price}.`;
    case 'approveUnpaid':
      return 'Approved. The company’s account did not cover it.';
    case 'decline':
      return 'The approvers declined it.';
    case 'expire':
      return 'Nobody decided before the quote expired.';
    case 'confirm':
      return `${PRODUCT.name} confirmed it${told}`;
    case 'fail':
      return `${PRODUCT.name} could not book it;${price} came back${told}`;
    case 'cancel':
      return `${who} cancelled it${amount ? `;${price} came back` : ''}${told}`;
  }
}

/** What people are told of a ticket file that is added after the confirmation. */
export const ticketAddedText = (mode: TransportMode): string =>
  `A ticket was added to your ${MODE_NAMES[mode]} booking.`;

/** The sentence of an instant in India: "4 Dec, 18:00". */
export const indianTime = (at: Date | string, today: IsoDate): string => formatInstant(at, TRANSPORT_ZONE, today);
