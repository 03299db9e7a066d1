import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { PushMessage } from './push-message.ts';

/** A trip as push messages name it. */
type Trip = { title: string; from: IsoDate; to: IsoDate };

/** A watched stay whose price fell, or that was sold out before (`price.fell`). */
type WatchedStay = { savedId: string; hotel: { slug: string; name: string }; stay: Stay; before: number | null };

type Text = Pick<PushMessage, 'title' | 'body' | 'path' | 'tag'>;

const line = ({ title, from, to }: Trip, today: IsoDate): string => `${title} · ${formatDateRange(from, to, today)}`;

const ENDED: Record<string, string> = { approved: 'Your trip is approved', declined: 'Your trip was declined' };

/** The text about a request for approval for one person, and the page it opens. */
export function approvalText(
  {
    news,
    approvalStatus,
    travelCategory,
    companyId,
    bookingId,
    trip,
  }: {
    news: 'asked' | 'ended' | 'question' | 'reply';
    approvalStatus: string;
    travelCategory: number;
    companyId: string;
    bookingId: string;
    trip: Trip;
  },
  today: IsoDate,
): Text {
  const title = {
    asked: 'A trip needs your approval',
    ended: ENDED[approvalStatus] ?? 'Your travel request has ended',
    question: 'An approver has a question about your trip',
    reply: 'Your question about a trip was answered',
  }[news];
  const decides = news === 'asked' || news === 'reply';
  return {
    title,
    body: line(trip, today),
    path: decides
      ? workRoutes.corporateApprovals({ bookingId })
      : workRoutes.approvalStatus(travelCategory, { companyId, bookingId }),
    tag: bookingId,
  };
}

/** The text about a watched stay that costs less or has free rooms again, and the hotel's page for its dates. */
export function priceText({ savedId, hotel, stay, before }: WatchedStay, today: IsoDate): Text {
  return {
    title: t(before === null ? 'Rooms are free again' : 'A stay you watch costs less'),
    body: line({ title: hotel.name, from: stay.checkIn, to: stay.checkOut }, today),
    path: routes.hotel(hotel.slug, stayParams(stay)),
    tag: savedId,
  };
}

/** An event at which somebody wrote; without a name, where no message repeats the words of its host. */
type EventWithMessages = { eventId: string; eventName: string | null; cityName: string; path: string };

/** The text about new messages at an event, without a word of them, and the page on which one reads them. */
export const messagesText = ({ eventId, eventName, cityName, path }: EventWithMessages): Text => ({
  title: t('New messages about {event}', {
    event: eventName ?? t('an event in {city}', { city: t(cityName) }),
  }),
  body: t('Open the event to read them.'),
  path,
  tag: eventId,
});

/**
 * The title of news that web check-in is open.
 * @texts
 */
export const CHECK_IN_TITLE = 'Web check-in is open';

/** @texts */
const NEWS_TITLES = {
  confirmed: 'Your booking is confirmed',
  'new-times': 'Your flight has new times',
  'days-ahead': 'Your trip begins in a few days',
  begins: 'Your trip begins soon',
  'check-in-opens': CHECK_IN_TITLE,
  refunded: 'Your refund was paid',
};

/** The text about a booking for its booker, and the page it opens. */
export function bookingText(
  {
    news,
    userType,
    travelCategory,
    bookingId,
    trip,
  }: {
    news: keyof typeof NEWS_TITLES;
    userType: UserType;
    travelCategory: number;
    bookingId: string;
    trip: Trip;
  },
  today: IsoDate,
): Text {
  return {
    title: t(NEWS_TITLES[news]),
    body: line({ ...trip, title: messageText(trip.title) }, today),
    path: userType === 'corporate' ? workRoutes.companyTrip(travelCategory, bookingId) : routes.booking(bookingId),
    tag: bookingId,
  };
}
