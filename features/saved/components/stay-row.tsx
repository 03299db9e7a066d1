import Link from 'next/link';
import type { ReactNode } from 'react';
import { OfferRow } from '#components/ui/offer-row.tsx';
import { Price } from '#components/ui/price.tsx';
import { formatDateRange, nightsOf, type IsoDate } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
import { routes } from '#lib/shared/routes.ts';
import { describeRooms, stayParams } from '#lib/shared/stay-shape.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { SavedStay } from '../contract.ts';

type Props = {
  saved: Pick<SavedStay, 'hotel' | 'stay' | 'price' | 'likedBy'>;
  /** The day on which a year goes without saying. */
  since: IsoDate;
  /** Below the dates. */
  children?: ReactNode;
  /** Below the price. */
  below?: ReactNode;
  /** The text button that ends the row. */
  action?: ReactNode;
};

/** A saved stay: hotel, dates, the lowest price now, and who likes it. */
export function StayRow({ saved: { hotel, stay, price, likedBy }, since, children, below, action }: Props) {
  return (
    <OfferRow
      poster={hotel.poster}
      price={
        <>
          {price === null ? (
            <p>{t('No rooms are free now')}</p>
          ) : (
            <>
              <Price money={money(price)} size="md" />
              <p className="small muted">
                {t('{nights}, taxes included', {
                  nights: counted(nightsOf(stay.checkIn, stay.checkOut).length, 'night'),
                })}
              </p>
            </>
          )}
          {below}
        </>
      }
      action={action}
    >
      <h2 className="h3">
        <Link href={routes.hotel(hotel.slug, stayParams(stay))} prefetch={false}>
          {hotel.name}
        </Link>
      </h2>
      <p className="small muted">
        {hotel.area}, {t(hotel.city)} · {t('{n}-star', { n: hotel.stars })}
      </p>
      <p className="small">
        {formatDateRange(stay.checkIn, stay.checkOut, since)} · {describeRooms(stay.rooms)}
      </p>
      {likedBy.length > 0 && (
        <p className="small">
          {t(likedBy.length === 1 ? '{people} likes this' : '{people} like this', { people: andList(likedBy) })}
        </p>
      )}
      {children}
    </OfferRow>
  );
}
