import type { ReactNode } from 'react';
import { searchHalf, searchLabel, SearchProblem } from '#components/ui/search-form.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { legField, type AskedLeg, type AskedProblems } from '../../rules/search/asked-trip.ts';
import styles from './flight-search.module.css';

type MoreFlightsProps = { places: readonly { from: ReactNode; to: ReactNode }[]; legs: readonly AskedLeg[]; errors: AskedProblems; today: IsoDate; lastDay: IsoDate };

const AT_ONCE = 1;

/** The second to the sixth flight of a trip to several places; rows left empty are not part of it. */
export function MoreFlights({ places, legs, errors, today, lastDay }: MoreFlightsProps) {
  const row = ({ from, to }: { from: ReactNode; to: ReactNode }, at: number) => {
    const name = legField('depart', at + 1);
    return (
      <fieldset key={name} className={styles.leg}>
        <legend className="visually-hidden">Flight {at + 2}</legend>
        <span className={styles.number} aria-hidden="true">{at + 2}</span>
        <div className={styles.cell}>{from}</div>
        <div className={styles.cell}>{to}</div>
        <div className={styles.cell}>
          <label className={searchHalf}>
            <span className={searchLabel}>Leaves</span>
            <input type="date" name={name} defaultValue={legs[at]?.depart ?? ''} min={today} max={lastDay} className={styles.date} aria-invalid={errors[name] ? true : undefined} />
          </label>
          <SearchProblem>{errors[name]}</SearchProblem>
        </div>
      </fieldset>
    );
  };
  const shown = Math.max(AT_ONCE, legs.length);
  return (
    <div className={styles.more}>
      {places.slice(0, shown).map(row)}
      {shown < places.length && (
        <details className={styles.moreStill}>
          <summary>Add more flights</summary>
          {places.slice(shown).map((pair, at) => row(pair, shown + at))}
        </details>
      )}
    </div>
  );
}
