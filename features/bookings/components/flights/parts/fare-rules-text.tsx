import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { boundText } from './flight-text.ts';
import styles from './flight-side.module.css';

export type FareRulesTextProps = Pick<FlightBooking, 'bounds'>;

/** @texts */
const TITLES = { change: 'Changing the date', cancel: 'Cancelling' } as const;

/** The fare rules of each bound as text, from the same records that refunds are computed from. */
export function FareRulesText({ bounds }: FareRulesTextProps) {
  return (
    <>
      {bounds.map((bound) => (
        <div key={bound.offer} className={styles.rules}>
          <h4 className="strong">
            {boundText(bound)}, {t(bound.terms.name)}
          </h4>
          {(['change', 'cancel'] as const).map((type) => (
            <div key={type}>
              <p className="small muted">{t(TITLES[type])}</p>
              <ul>
                {bound.rules
                  .filter((rule) => rule.type === type)
                  .map(({ words }) => (
                    <li key={words} className="small">
                      {ruleText(words)}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
      <p className="small muted">
        {t(
          'Hours count to the departure of the first flight of each direction. The airline never keeps more than base fare and fuel surcharge.',
        )}
      </p>
    </>
  );
}

/** A rule of a fare as a sentence: "Until departure: cancelling is free." */
function ruleText(words: string): string {
  const [when = '', ...what] = words.split(': ');
  return t('{when}: {what}.', { when: messageText(when), what: messageText(what.join(': ')) });
}
