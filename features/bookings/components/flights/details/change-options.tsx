'use client';

import { askText } from '#components/ui/policy-result.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { clockOf, daysLater, durationText } from '#lib/shared/flight-times.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useChangeOptions } from '../../../client/flights/change-flight.ts';
import type { FlightBooking } from '../../../contract.ts';
import { inMoney } from '../../parts/booking-money.ts';
import { dayMark } from '../parts/flight-text.ts';
import styles from './flight-dialogs.module.css';

const stopsText = (via: readonly string[]): string =>
  via.length ? t('via {cities}', { cities: andList(via.map((city) => t(city))) }) : t('non-stop');

type ChangeOptionsProps = {
  booking: FlightBooking;
  bound: number;
  date: string;
  chosen: string | null;
  onChoose: (offer: string) => void;
};

/**
 * The airline's flights of a day in the same fare family, each with the total cost of the change and the policy
 * verdict.
 */
export function ChangeOptions({ booking, bound, date, chosen, onChoose }: ChangeOptionsProps) {
  const { data, error } = useChangeOptions(booking._id, bound, date);
  const { airline: carrier, segments } = booking.bounds[bound]!;
  const airline = carrier.name;
  const airports = t('{from} to {to}', {
    from: segments[0]!.origin.airport.code,
    to: segments.at(-1)!.destination.airport.code,
  });
  if (error)
    return (
      <p className="bad" role="alert">
        {messageText(error.message)}
      </p>
    );
  if (!data) return <Skeleton height={120} />;
  if (!data.options.length)
    return (
      <p className="muted" role="status">
        {t('{airline} has no other flight in this fare that day. Choose another day.', { airline })}
      </p>
    );
  const price = (due: number) =>
    due
      ? t(due > 0 ? '{amount} to pay' : '{amount} back', { amount: inMoney(booking, Math.abs(due)) })
      : t('No charge');
  return (
    <div className={styles.others}>
      <FieldGroup legend={t('{airline} flights, {airports}', { airline, airports })}>
        {data.options.map(({ offer, departsAt, arrivesAt, numbers, via, minutes, due, policy }) => (
          <div key={offer}>
            <Radio
              name="offer"
              value={offer}
              checked={chosen === offer}
              onChange={() => onChoose(offer)}
              label={`${clockOf(departsAt)}–${clockOf(arrivesAt)} ${dayMark(daysLater(departsAt, arrivesAt))}`}
              note={`${numbers.join(', ')} · ${durationText(minutes)} · ${stopsText(via)} · ${price(due)}${policy ? ` · ${askText(policy)}` : ''}`}
            />
            {policy && !policy.inPolicy && (
              <p className={styles.verdict}>
                <Tag tone="warn">{policy.tag}</Tag>
              </p>
            )}
          </div>
        ))}
      </FieldGroup>
    </div>
  );
}
