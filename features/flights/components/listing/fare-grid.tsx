import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Fact } from '#components/ui/fact.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { formatMoney, money } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightListing } from '../../contract.ts';
import type { FareFacts } from '../../rules/listing/facts.ts';
import { fareFacts, feeLines, type FeeLine } from './flight-labels.ts';
import { answerHere } from './listing-link.ts';
import { TripFare } from './trip-fare.tsx';
import styles from './fare-grid.module.css';

type FareGridProps = {
  fares: readonly FareFacts[];
  listing: FlightListing;
  hoursLeft: number;
  /** The amount the rest of the trip adds to each total, in paise. */ beside: number;
  /** Names the flight for screen readers: "6E 2134, 06:10". */
  says: string;
  hrefOf: (fare: FareFacts) => string;
  onChoose: (fare: FareFacts) => void;
  /** Additional text about a fare. */
  note?: ((fare: FareFacts) => ReactNode) | undefined;
};

/** All fare families of a flight as a grid: bag, seat, meal, change fees, cancellation fees, total price. */
export function FareGrid({ fares, listing, hoursLeft, beside, says, hrefOf, onChoose, note }: FareGridProps) {
  return (
    <ul className={styles.grid}>
      {fares.map((fare) => {
        const terms = listing.terms[fare.terms]!;
        return (
          <li key={fare.terms} className={styles.fare}>
            <h2 className={classNames('h4', styles.name)}>{t(terms.name)}</h2>
            <ul className={styles.facts}>
              {fareFacts(terms).map(({ icon, tone, text }) => (
                <li key={text} className={classNames(styles.fact, styles[tone])}>
                  <Icon name={icon} size={16} />
                  {text}
                </li>
              ))}
            </ul>
            <Fees
              icon="swap"
              title={t('Change the date')}
              note={t('plus the fare difference')}
              lines={feeLines(terms.change, 'change', hoursLeft)}
            />
            <Fees icon="undo" title={t('Cancel')} lines={feeLines(terms.cancel, 'cancel', hoursLeft)} />
            <p>
              <Fact tone={fare.comesBack === fare.total ? 'good' : 'warn'}>
                {t('{amount} refunded if you cancel now', { amount: formatMoney(money(fare.comesBack)) })}
              </Fact>
            </p>
            {note?.(fare)}
            <p className={styles.choose}>
              <TripFare total={fare.total + beside} party={listing.party} size="sm" />
              <Button
                size="sm"
                href={hrefOf(fare)}
                prefetch={false}
                scroll={false}
                onClick={answerHere(() => onChoose(fare))}
              >
                {t('Choose')}
                <span className="visually-hidden">
                  {' '}
                  {t(terms.name)}, {says}
                </span>
              </Button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

type FeesProps = { icon: 'swap' | 'undo'; title: string; note?: string; lines: readonly FeeLine[] };

function Fees({ icon, title, note, lines }: FeesProps) {
  return (
    <div className={styles.fees}>
      <p className={styles.feeTitle}>
        <Icon name={icon} size={16} />
        {title}
        {note && lines.some(({ tone }) => tone !== 'warn') && <span className="muted"> {note}</span>}
      </p>
      <dl className={styles.steps}>
        {lines.map(({ when, what, tone, now }) => (
          <div key={when} className={now ? styles.now : undefined}>
            <dt>{when}</dt>
            <dd className={styles[tone]}>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
