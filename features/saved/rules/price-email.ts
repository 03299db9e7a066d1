import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import type { EmailParts } from '#lib/shared/email-parts.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
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
        ? `${hotel} has free rooms again for ${dates}`
        : `${hotel} is ${rupees(before - price)} cheaper for ${dates}`,
    name: firstName,
    parts: [
      before === null
        ? `Rooms are free again for the stay that you watch, from ${rupees(price)} taxes included.`
        : `The lowest price of the stay that you watch fell from ${rupees(before)} to ${rupees(price)}, taxes included.`,
      {
        facts: [
          ['Dates', dates],
          ['Guests', describeRooms(stay.rooms)],
          ['Price now', rupees(price)],
          ...(savedPrice === null ? [] : [['Price when you saved it', rupees(savedPrice)] as const]),
        ],
      },
      { button: 'See the rooms', url: link },
      { small: 'Prices can change until you hold a room. You can stop watching under Saved stays.' },
    ],
  };
}

const rupees = (amount: number): string => formatMoney(money(amount));
