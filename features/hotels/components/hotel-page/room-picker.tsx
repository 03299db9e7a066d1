'use client';

import { useState, type ReactNode } from 'react';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Price } from '#components/ui/price.tsx';
import { useWhole } from '#components/ui/use-deferred-below-fold.ts';
import { namedRateValue, type NamedRate, type RememberedRate } from '#lib/shared/chosen-rate.ts';
import { daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import type { HotelInfo, RoomOffer } from '../../contract.ts';
import { isRate, refundOf, startingRate } from '../../rules/starting-rate.ts';
import { STAY_FORM } from '../stay-search/form-id.ts';
import { ChosenRate } from './chosen-rate.tsx';
import { RateNotice } from './rate-notice.tsx';
import { RateTable } from './rate-table.tsx';
import { rateValue } from './rate-value.ts';
import styles from './hotel-page.module.css';

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
  /** The total in paise that the listing showed. */ seen: number | null;
  /** The rate that the address names, chosen here before. */ remembered: RememberedRate | null;
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
  remembered,
  children,
  review,
  note,
  instead,
}: RoomPickerProps) {
  const offers = rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })));
  const clock = { checkInAt, now, zone: hotel.zone, today };
  const starting = startingRate(offers, { chosen: remembered, seen }, clock);
  const [picked, setPicked] = useState<NamedRate | null>(null);
  const chosen = (picked && offers.find((offer) => isRate(picked, offer))) ?? starting.offer;
  const value = rateValue(chosen.room, chosen.rate);
  const refund = refundOf(chosen.rate, clock);
  const whole = useWhole();
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const total = { amount: chosen.rate.price.qOfferedPriceRoundedOff, currency: chosen.rate.price.currency };
  const params = {
    hotel: hotel.slug,
    ...stayParams(stay),
    ...(seen === null ? {} : { seen: String(seen) }),
    ...review?.params,
  };
  const choose = (rate: NamedRate) => {
    const wanted = offers.find((offer) => isRate(rate, offer));
    if (!wanted) return;
    setPicked(rate);
    rememberInAddress(rateValue(wanted.room, wanted.rate));
  };
  const block = instead?.({ roomTypeId: chosen.room.roomTypeId, ratePlanId: chosen.rate.ratePlanId }, choose) ?? null;

  return (
    <div className={styles.layout}>
      <form id={FORM} action={review?.href ?? routes.hotelReview({})} method="get" hidden>
        {Object.entries(params).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
      </form>
      {(picked ?? remembered) && (
        <input type="hidden" name="rate" form={STAY_FORM} value={namedRateValue(picked ?? remembered!)} />
      )}
      <div className={whole ? undefined : styles.coming}>
        {children}
        {starting.notice && !picked && <RateNotice notice={starting.notice} offer={starting.offer} onChoose={choose} />}
        {whole &&
          rooms.map((room, index) => (
            <RateTable
              key={room.roomTypeId}
              form={FORM}
              room={room}
              hotel={hotel}
              index={index}
              nights={nights}
              rooms={stay.rooms.length}
              checkInAt={checkInAt}
              now={now}
              today={today}
              value={value}
              onChange={choose}
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
          <p className="small">
            {chosen.room.name}, {chosen.rate.name}
          </p>
          <p className={classNames('small', refund.tone)}>{refund.brief}</p>
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

/** The address names the rate, so that a reload and the way back from the review find it chosen. */
function rememberInAddress(rate: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set('rate', rate);
  window.history.replaceState(null, '', address);
}
