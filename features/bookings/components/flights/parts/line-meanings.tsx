import { formatMoney } from '#lib/shared/money.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import styles from './flight-side.module.css';

type Line = FlightBooking['lines'][number];
export type LineMeaningsProps = { lines: readonly Line[]; currency: string };

/** For each kind of price line: what it is, who receives it, and whether it is refundable. @texts */
const MEANING: Record<Line['code'], string> = {
  base: 'The airline’s price of the seats.',
  fuel: 'The airline’s surcharge for fuel; of a cancelled ticket it is treated like the base fare.',
  gst: 'Goods and services tax of the government.',
  airport: 'What the airports charge for each passenger who departs. It is refunded on every fare.',
  security: 'The aviation security fee of the government. It is refunded on every fare.',
  seat: 'A seat chosen ahead.',
  meal: 'A meal on board.',
  bag: 'Checked baggage beyond what the fare includes.',
  fee: 'What the airline keeps for the change.',
  difference: 'The new flight’s price less that of the old one.',
  refund: 'What came back when a part was cancelled.',
  change: 'Fees of changes, and what the fare before did not give back.',
};

/** Lines of one passenger or flight that share a label. @texts */
const KIND: Partial<Record<Line['code'], string>> = { seat: 'Seats', meal: 'Meals', bag: 'Bags' };

/** Explanations of the lines of a price and, for percentages, of their base. */
export function LineMeanings({ lines, currency }: LineMeaningsProps) {
  const words = (amount: number) => formatMoney({ amount, currency });
  const kinds = [...new Set(lines.map(({ code }) => code))];
  const rateOf = (code: Line['code']) =>
    lines
      .filter((line) => line.code === code && line.rateBp !== undefined && line.taxable !== undefined)
      .map(({ rateBp, taxable }) =>
        t('{rate} % of {amount}', { rate: (rateBp ?? 0) / 100, amount: words(taxable ?? 0) }),
      )
      .join('; ');
  return (
    <dl className={styles.meanings}>
      {kinds.map((code) => (
        <div key={code}>
          <dt>
            {KIND[code]
              ? t(KIND[code])
              : [...new Set(lines.filter((line) => line.code === code).map(({ label }) => messageText(label)))].join(
                  ' · ',
                )}
          </dt>
          <dd>
            {t(MEANING[code])} {rateOf(code)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
