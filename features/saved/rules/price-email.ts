import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import type { EmailParts } from '#lib/shared/email-parts.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import { describeRooms, type Stay } from '#lib/shared/stay-shape.ts';

/** A watched stay as its email tells it. Prices in paise. */
type Told = {
  firstName: string;
  hotel: string;
  stay: Stay;
  price: number;
  /** The price they were told last; null where nothing was free. */
  before: number | null;
  savedPrice: number | null;
  today: IsoDate;
  link: string;
};

/** The email to someone who watches a stay: it costs less, or has free rooms again. */
export function priceEmail({ firstName, hotel, stay, price, before, savedPrice, today, link }: Told): EmailParts {
  const dates = formatDateRange(stay.checkIn, stay.checkOut, today);
  return {
    subject:
      before === null
        ? t('{hotel} has free rooms again for {dates}', { hotel, dates })
        : t('{hotel} is {amount} cheaper for {dates}', { hotel, dates, amount: rupees(before - price) }),
    name: firstName,
    parts: [
      before === null
        ? t('Rooms are free again for the stay that you watch, from {price} taxes included.', { price: rupees(price) })
        : t('The lowest price of the stay that you watch fell from {before} to {price}, taxes included.', {
            before: rupees(before),
            price: rupees(price),
          }),
      {
        facts: [
          [t('Dates'), dates],
          [t('Guests'), describeRooms(stay.rooms)],
          [t('Price now'), rupees(price)],
          ...(savedPrice === null ? [] : [[t('Price when you saved it'), rupees(savedPrice)] as const]),
        ],
      },
      { button: t('See the rooms'), url: link },
      { small: t('Prices can change until you hold a room. You can stop watching under Saved stays.') },
    ],
  };
}

const rupees = (amount: number): string => formatMoney(money(amount));
