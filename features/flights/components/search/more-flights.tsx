import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { legField, type RequestedLeg, type TripInputProblems } from '../../rules/search/trip-input.ts';
import { prefillNextOrigin } from './prefill-next-origin.ts';
import { LegDate } from './leg-date.tsx';
import { SwapPlaces } from './swap-places.tsx';
import styles from './flight-search.module.css';

type MoreFlightsProps = {
  places: readonly { from: ReactNode; to: ReactNode }[];
  legs: readonly RequestedLeg[];
  errors: TripInputProblems;
  today: IsoDate;
  lastDay: IsoDate;
};

/** The second to sixth flight of a multi-city trip, shown one by one; empty rows are ignored. */
export function MoreFlights({ places, legs, errors, today, lastDay }: MoreFlightsProps) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(Math.max(1, legs.length));
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown > 1) prefillNextOrigin(rows.current?.querySelector(`[name="${legField('to', shown - 1)}"]`));
  }, [shown]);
  const row = ({ from, to }: { from: ReactNode; to: ReactNode }, at: number) => {
    const name = legField('depart', at + 1);
    return (
      <fieldset key={name} className={styles.leg}>
        <legend className={styles.number}>{t('Flight {n}', { n: at + 2 })}</legend>
        <div className={styles.cell}>{from}</div>
        <div className={styles.cell}>
          <SwapPlaces at={at + 1} />
          {to}
        </div>
        <LegDate name={name} given={legs[at]?.depart ?? ''} today={today} lastDay={lastDay} error={errors[name]} />
      </fieldset>
    );
  };
  return (
    <div ref={rows} className={styles.more}>
      {places.slice(0, shown).map(row)}
      {shown < places.length &&
        (hydrated ? (
          <Button variant="txt" size="sm" className={styles.add} onClick={() => setShown(shown + 1)}>
            {t('Add a flight')}
          </Button>
        ) : (
          <details className={styles.moreStill}>
            <summary>{t('Add more flights')}</summary>
            {places.slice(shown).map((pair, at) => row(pair, shown + at))}
          </details>
        ))}
    </div>
  );
}
