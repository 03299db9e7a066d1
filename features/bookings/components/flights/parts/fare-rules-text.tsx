import type { FlightBooking } from '../../../contract.ts';
import { boundText } from './flight-text.ts';
import styles from './flight-side.module.css';

export type FareRulesTextProps = Pick<FlightBooking, 'bounds'>;

const TITLES = { change: 'Changing the date', cancel: 'Cancelling' } as const;

/** The fare rules of each bound as text, from the same records that refunds are computed from. */
export function FareRulesText({ bounds }: FareRulesTextProps) {
  return (
    <>
      {bounds.map((bound) => (
        <div key={bound.offer} className={styles.rules}>
          <h4 className="strong">
            {boundText(bound)}, {bound.terms.name}
          </h4>
          {(['change', 'cancel'] as const).map((type) => (
            <div key={type}>
              <p className="small muted">{TITLES[type]}</p>
              <ul>
                {bound.rules
                  .filter((rule) => rule.type === type)
                  .map(({ words }) => (
                    <li key={words} className="small">
                      {words}.
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
      <p className="small muted">
        Hours count to the departure of the first flight of each direction. The airline never keeps more than base fare
        and fuel surcharge.
      </p>
    </>
  );
}
