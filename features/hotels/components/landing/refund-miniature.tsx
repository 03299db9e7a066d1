import lines from '#components/charts/refund-lines.module.css';
import type { RefundStep } from '#lib/shared/cancellation.ts';
import { dateInZone, formatDay, formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import { formatMoney, speakMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './refund-miniature.module.css';

type Props = { steps: readonly RefundStep[]; total: number; currency: string; zone: string; today: IsoDate };

const WIDTH = 340;
const [TOP, FLOOR] = [16, 104];
/** Width of a date such as "12 Dec". */
const LABEL = 46;
/** Width of an amount such as "₹16,615". */
const AMOUNT = 62;

/** A small refund curve for display: steps with amounts and dates on a linear time axis. */
export function RefundMiniature({ steps, total, currency, zone, today }: Props) {
  const start = Date.parse(steps[0]?.from ?? '');
  const end = Date.parse(steps.at(-1)?.until ?? '');
  if (!(end > start) || total <= 0) return null;
  const x = (instant: string) => Math.round(((Date.parse(instant) - start) / (end - start)) * WIDTH);
  const y = (refund: number) => Math.round(FLOOR - (refund / total) * (FLOOR - TOP));
  const line = steps.map((step, index) => `${index ? 'V' : 'M0 '}${y(step.refund)}H${x(step.until)}`).join('');
  const amount = (value: number) => formatMoney({ amount: value, currency });
  const day = (instant: string) => formatDay(dateInZone(instant, zone), today);
  const words = steps
    .map((step) =>
      t('{amount} until {when}', {
        amount: speakMoney({ amount: step.refund, currency }),
        when: formatInstant(step.until, zone, today),
      }),
    )
    .join(t(', then '));

  return (
    <svg
      viewBox={`0 0 ${WIDTH} 128`}
      className={styles.curve}
      role="img"
      aria-label={t('Refund: {steps}.', { steps: words })}
    >
      <path d={`${line}V${FLOOR}H0z`} className={lines.area} />
      <path d={line} className={lines.line} />
      <path d={`M0 ${FLOOR}H${WIDTH}`} className={lines.axis} />
      {steps.map(
        (step, index) =>
          step.refund > 0 &&
          x(step.from) + AMOUNT < WIDTH && (
            <text
              key={step.from}
              x={x(step.from) + 10}
              y={y(step.refund) + (index ? -8 : 24)}
              className={index ? styles.then : styles.first}
            >
              {index ? amount(step.refund) : t('{amount} back', { amount: amount(step.refund) })}
            </text>
          ),
      )}
      <text x="0" y="124" className={styles.day}>
        {t('Today')}
      </text>
      {days(steps, x).map(({ at, instant }) => (
        <text
          key={instant}
          x={at}
          y="124"
          textAnchor={at > WIDTH - LABEL / 2 ? 'end' : 'middle'}
          className={styles.day}
        >
          {day(instant)}
        </text>
      ))}
    </svg>
  );
}

/** The dates that fit beside each other, chosen from the last one back. */
function days(steps: readonly RefundStep[], x: (instant: string) => number): { at: number; instant: string }[] {
  const kept: { at: number; instant: string }[] = [];
  for (const { until } of steps.toReversed()) {
    const at = x(until);
    const next = kept[0]?.at ?? Infinity;
    if (at < LABEL * 1.3 || next - at < (next > WIDTH - LABEL / 2 ? LABEL * 1.4 : LABEL)) continue;
    kept.unshift({ at, instant: until });
  }
  return kept;
}
