'use client';

import { useState, type ReactNode } from 'react';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/price.tsx';
import { useWhole } from '#components/ui/use-coming-in.ts';
import { daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-words.ts';
import type { HotelInfo, RoomOffer } from '../../contract.ts';
import { ChosenRate } from './chosen-rate.tsx';
import { RateTable } from './rate-table.tsx';
import { rateValue } from './rate-value.ts';
import styles from './hotel-page.module.css';

/** A rate as whoever composes the page names it. */
export type NamedRate = { roomTypeId: string; ratePlanId: string };

export type RoomPickerProps = {
  /** Where the choice is sent, and what goes with it; everybody's review where it is left out. */
  review?: { href: string; params: Record<string, string> };
  /** What stands under a rate. */
  note?: (rate: NamedRate) => ReactNode;
  /** In place of the button that books, where something stands in the way of the chosen rate. */
  instead?: (rate: NamedRate, choose: (rate: NamedRate) => void) => ReactNode;
  hotel: HotelInfo;
  rooms: RoomOffer[];
  stay: Stay;
  checkInAt: string;
  now: string;
  today: IsoDate;
  seen: number | null;
  /** What stands over the rooms: the house and the dates. */ children: ReactNode;
};

const FORM = 'choose-a-rate';

/**
 * Rooms and rates as one form of radios: it books without script too; with it, the side card follows the choice. Its
 * fields name the form, for the dates over the rooms are a form of their own and forms do not nest.
 */
export function RoomPicker({
  hotel,
  rooms,
  stay,
  checkInAt,
  now,
  today,
  seen,
  children,
  review,
  note,
  instead,
}: RoomPickerProps) {
  const offers = rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })));
  const suggested = suggestedOffer(offers, seen);
  const [value, setValue] = useState(() => rateValue(suggested.room, suggested.rate));
  const chosen = offers.find(({ room, rate }) => rateValue(room, rate) === value) ?? suggested;
  const whole = useWhole();
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const total = { amount: chosen.rate.price.qOfferedPriceRoundedOff, currency: chosen.rate.price.currency };
  const params = {
    hotel: hotel.slug,
    ...stayParams(stay),
    ...(seen === null ? {} : { seen: String(seen) }),
    ...review?.params,
  };
  const choose = ({ roomTypeId, ratePlanId }: NamedRate) => {
    const wanted = offers.find(({ room, rate }) => room.roomTypeId === roomTypeId && rate.ratePlanId === ratePlanId);
    if (wanted) setValue(rateValue(wanted.room, wanted.rate));
  };
  const block = instead?.({ roomTypeId: chosen.room.roomTypeId, ratePlanId: chosen.rate.ratePlanId }, choose) ?? null;

  return (
    <div className={styles.layout}>
      <form id={FORM} action={review?.href ?? routes.hotelReview({})} method="get" hidden>
        {Object.entries(params).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
      </form>
      <div className={whole ? undefined : styles.coming}>
        {children}
        {whole &&
          rooms.map((room, index) => (
            <RateTable
              key={room.roomTypeId}
              form={FORM}
              room={room}
              hotel={hotel}
              index={index}
              nights={nights}
              checkInAt={checkInAt}
              now={now}
              today={today}
              value={value}
              onChange={setValue}
              note={note}
            />
          ))}
      </div>
      {whole ? (
        <ChosenRate
          hotel={hotel}
          room={chosen.room}
          rate={chosen.rate}
          stay={stay}
          checkInAt={checkInAt}
          now={now}
          today={today}
        >
          {block ?? (
            <Button type="submit" form={FORM} variant="go" size="lg" wide>
              Book this room
            </Button>
          )}
        </ChosenRate>
      ) : (
        <div className={styles.side} />
      )}
      <ActionBar label="Book">
        <div className="grow">
          <Price money={total} size="md" />
          <p className="small muted">
            {nights} {nights === 1 ? 'night' : 'nights'}, all taxes
          </p>
        </div>
        {block ? (
          <span className="small muted">Out of policy</span>
        ) : (
          <Button type="submit" form={FORM} variant="go">
            Book this room
          </Button>
        )}
      </ActionBar>
    </div>
  );
}

type Offer = { room: RoomOffer; rate: RoomOffer['rates'][number] };

/** The offer whose total the traveller saw in the listing, else the cheapest: the first number stays the same. */
function suggestedOffer(offers: Offer[], seen: number | null): Offer {
  const total = ({ rate }: Offer) => rate.price.qOfferedPriceRoundedOff;
  return (
    offers.find((offer) => total(offer) === seen) ??
    offers.reduce((best, offer) => (total(offer) < total(best) ? offer : best))
  );
}
