import { useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { searchHalf, searchLabel, SearchPart } from '#components/ui/search-form.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { legField, type AskedLeg, type AskedProblems } from '../../rules/search/asked-trip.ts';
import styles from './flight-search.module.css';

type MoreFlightsProps = {
  places: readonly { from: ReactNode; to: ReactNode }[];
  legs: readonly AskedLeg[];
  errors: AskedProblems;
  today: IsoDate;
  lastDay: IsoDate;
};

/** The second to the sixth flight of a trip to several places, one after the other as they are wanted; rows left empty are not part of it. */
export function MoreFlights({ places, legs, errors, today, lastDay }: MoreFlightsProps) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(Math.max(1, legs.length));
  const row = ({ from, to }: { from: ReactNode; to: ReactNode }, at: number) => {
    const name = legField('depart', at + 1);
    return (
      <fieldset key={name} className={styles.leg}>
        <legend className={styles.number}>Flight {at + 2}</legend>
        <div className={styles.cell}>{from}</div>
        <div className={styles.cell}>{to}</div>
        <LegDate name={name} given={legs[at]?.depart ?? ''} min={today} max={lastDay} error={errors[name]} />
      </fieldset>
    );
  };
  return (
    <div className={styles.more}>
      {places.slice(0, shown).map(row)}
      {shown < places.length &&
        (hydrated ? (
          <Button variant="txt" size="sm" className={styles.add} onClick={() => setShown(shown + 1)}>
            Add a flight
          </Button>
        ) : (
          <details className={styles.moreStill}>
            <summary>Add more flights</summary>
            {places.slice(shown).map((pair, at) => row(pair, shown + at))}
          </details>
        ))}
    </div>
  );
}

type LegDateProps = { name: string; given: string; min: IsoDate; max: IsoDate; error: string | undefined };

function LegDate({ name, given, min, max, error }: LegDateProps) {
  const [empty, setEmpty] = useState(!given);
  return (
    <SearchPart error={error} className={styles.cell}>
      <label className={searchHalf}>
        <span className={searchLabel}>Depart</span>
        <input
          type="date"
          name={name}
          defaultValue={given}
          min={min}
          max={max}
          className={styles.date}
          data-empty={empty || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => setEmpty(!event.target.value)}
        />
      </label>
    </SearchPart>
  );
}
