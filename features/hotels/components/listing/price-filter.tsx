import { formatMoney, money, speakMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './filters.module.css';

type Range = [number, number];
type PriceFilterProps = {
  bounds: Range;
  histogram: readonly number[];
  price: Range | null;
  onChange: (price: Range | null) => void;
};

/** Steps of the handles, three per bar. */
const STEPS = 48;
const NICE = 10;

/** A histogram of the totals with two handles: native range inputs, one over the other. Whole rupees. */
export function PriceFilter({ bounds: [low, high], histogram, price, onChange }: PriceFilterProps) {
  const rupeesAt = (step: number) =>
    step <= 0 ? low : step >= STEPS ? high : Math.round((low + ((high - low) * step) / STEPS) / NICE) * NICE;
  const stepOf = (value: number) =>
    high > low ? Math.min(STEPS, Math.max(0, Math.round(((value - low) / (high - low)) * STEPS))) : 0;
  // a range from a link may lie outside all totals: the handles stay apart and reachable
  const from = price ? Math.min(stepOf(price[0]), STEPS - 1) : 0;
  const to = price ? Math.max(stepOf(price[1]), from + 1) : STEPS;
  const change = (first: number, last: number) =>
    onChange(first <= 0 && last >= STEPS ? null : [rupeesAt(first), rupeesAt(last)]);
  const most = Math.max(1, ...histogram);
  const bar = STEPS / histogram.length;

  return (
    <div>
      <svg viewBox="0 0 216 48" className={styles.bars} aria-hidden="true" preserveAspectRatio="none">
        {histogram.map((count, index) => {
          const height = count ? Math.max(3, (count / most) * 46) : 0;
          const inside = (index + 1) * bar > from && index * bar < to;
          return (
            <rect
              key={index}
              x={index * 13.5 + 0.75}
              y={48 - height}
              width={12}
              height={height}
              className={inside ? styles.in : styles.out}
            />
          );
        })}
      </svg>
      <div className={styles.handles} style={{ '--from': from / STEPS, '--to': to / STEPS } as React.CSSProperties}>
        <input
          type="range"
          className={styles.handle}
          min={0}
          max={STEPS}
          value={from}
          aria-label={t('Lowest total')}
          aria-valuetext={speakMoney(money(rupeesAt(from) * 100))}
          data-over={from > STEPS / 2 ? '' : undefined}
          onChange={(event) => change(Math.min(Number(event.target.value), to - 1), to)}
        />
        <input
          type="range"
          className={styles.handle}
          min={0}
          max={STEPS}
          value={to}
          aria-label={t('Highest total')}
          aria-valuetext={speakMoney(money(rupeesAt(to) * 100))}
          onChange={(event) => change(from, Math.max(Number(event.target.value), from + 1))}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatMoney(money((price?.[0] ?? low) * 100))}</span>
        <span>{formatMoney(money((price?.[1] ?? high) * 100))}</span>
      </p>
      <noscript>
        <p className={styles.plainPrice}>
          <label>
            {t('From ₹')} <input type="text" inputMode="numeric" name="price-from" defaultValue={price?.[0] ?? ''} />
          </label>
          <label>
            {t('to ₹')} <input type="text" inputMode="numeric" name="price-to" defaultValue={price?.[1] ?? ''} />
          </label>
        </p>
      </noscript>
    </div>
  );
}
