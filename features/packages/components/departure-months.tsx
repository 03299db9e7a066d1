import { useState } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Price } from '#components/ui/price.tsx';
import { classNames } from '#components/ui/class-names.ts';
import radio from '#components/ui/row-radio.module.css';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { Sentence } from '#components/ui/sentence.tsx';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageDeparture } from '../contract.ts';
import { placesOf } from '../rules/party.ts';
import { priceOfParty } from '../rules/price-of-party.ts';
import { departureValue } from './departure-value.ts';
import { labelText, monthLabel } from './month-label.ts';
import styles from './departure-months.module.css';

export type DepartureMonthsProps = {
  departures: readonly PackageDeparture[];
  /** The party whose totals are shown; null while it is incomplete. */
  party: readonly RoomOccupancy[] | null;
  /** What the party added, the same on every departure. */
  extras: Parameters<typeof priceOfParty>[3];
  /** Date of the selected departure. */
  chosen: IsoDate | null;
  today: IsoDate;
  /** Id of the form of its radios. */
  form: string;
  onChange: (date: IsoDate) => void;
};

/**
 * The departures by month, each a radio with its places and prices. The month of the selection is open at first, and
 * stays so when another is selected.
 */
export function DepartureMonths({ departures, chosen, ...rest }: DepartureMonthsProps) {
  const [first] = useState(chosen);
  const months = [...new Set(departures.map(({ date }) => date.slice(0, 7)))];
  return (
    <div className={styles.months}>
      {months.map((month, at) => {
        const own = departures.filter(({ date }) => date.startsWith(month));
        const lowest = Math.min(...own.filter(({ left }) => left > 0).map(({ shown }) => shown.double));
        return (
          <Disclosure
            key={month}
            open={first ? first.startsWith(month) : at === 0}
            summary={
              <span className={styles.month}>
                <span className="strong">{labelText(monthLabel(month))}</span>
                <span className="small muted">
                  {Number.isFinite(lowest) ? (
                    <Sentence
                      text={t('{departures} from {price} per person')}
                      parts={{
                        departures: counted(own.length, 'departure'),
                        price: <Price money={money(lowest)} />,
                      }}
                    />
                  ) : (
                    t('Sold out')
                  )}
                </span>
              </span>
            }
          >
            <fieldset className={styles.rows}>
              <legend className="visually-hidden">
                {t('Departures in {month}', { month: labelText(monthLabel(month)) })}
              </legend>
              {own.map((departure) => (
                <DepartureRow key={departure.date} departure={departure} chosen={chosen} {...rest} />
              ))}
            </fieldset>
          </Disclosure>
        );
      })}
    </div>
  );
}

type DepartureRowProps = Omit<DepartureMonthsProps, 'departures'> & { departure: PackageDeparture };

function DepartureRow({ departure, party, extras, chosen, today, form, onChange }: DepartureRowProps) {
  const { date, ends, left, shown, prices, tax } = departure;
  const total = party && priceOfParty(prices, tax, party, extras).total;
  const tooFew = left < (party ? placesOf(party) : 1);
  const own = chosen === date;
  return (
    <label className={classNames(styles.row, own && styles.chosen, tooFew && styles.full)}>
      <input
        type="radio"
        form={form}
        name="departure"
        value={departureValue({ date, total: total ?? 0 })}
        checked={own}
        disabled={tooFew}
        onChange={() => onChange(date)}
        className={radio.radio}
      />
      <span className={styles.dates}>
        <span className="strong">{formatDate(date, today)}</span>
        <span className="small muted">{t('to {date}', { date: formatDate(ends, today) })}</span>
      </span>
      <span className={classNames('small muted', styles.places)}>{placesText(left, tooFew)}</span>
      <span className={styles.total}>
        {total !== null && <Price money={money(total)} size="sm" />}
        <span className="small faint">
          <Sentence text={t('{price} per person')} parts={{ price: <Price money={money(shown.double)} /> }} />
        </span>
      </span>
    </label>
  );
}

const placesText = (left: number, tooFew: boolean): string =>
  left === 0
    ? t('Sold out')
    : tooFew
      ? t('{places}, too few for your party', { places: counted(left, 'place') })
      : counted(left, 'place');
