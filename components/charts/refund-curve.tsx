'use client';

import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import type { RefundStep } from '#lib/shared/cancellation.ts';
import { dateInZone, formatDay, formatInstant, timeInZone, type IsoDate } from '#lib/shared/dates.ts';
import { formatMoney, speakMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import { curveOf, FRAME, noonOf, placeAnswer, placeTicks, refundsOn, staircase } from './refund-geometry.ts';
import { RefundReaderTimes } from './refund-reader-times.tsx';
import { RefundTable } from './refund-table.tsx';
import styles from './refund-curve.module.css';
import lines from './refund-lines.module.css';

export type RefundCurveProps = {
  /** Steps from now to check-in, in order; never empty. */
  steps: readonly RefundStep[];
  /** Paise, and their currency. */
  total: number;
  currency: string;
  /** IANA zone of the place. Times are local to it; where the reader's clock differs, deadlines are named on it too. */
  zone: string;
  today: IsoDate;
  /** Label of the end of the axis: "check-in". */
  endLabel: string;
};

const DAY = 86_400_000;

/** The refund at any moment from now to check-in: drag the handle, use arrow keys, or select a date. */
export function RefundCurve({ steps, total, currency, zone, today, endLabel }: RefundCurveProps) {
  const start = Date.parse(steps[0]?.from ?? '');
  const end = Date.parse(steps.at(-1)?.until ?? '');
  const curve = curveOf(start, end, total);
  const picture = useRef<SVGSVGElement>(null);
  const [moment, setMoment] = useState(start + (end - start) * 0.3);
  const dateId = useId();

  const step = steps.findLast((candidate) => Date.parse(candidate.from) <= moment) ?? steps[0];
  const refund = step?.refund ?? 0;
  const money = { amount: refund, currency };
  const move = (to: number) => setMoment(Math.min(Math.max(to, start), end - 60_000));
  const follow = (event: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (box && (event.buttons || event.pointerType === 'touch'))
      move(curve.at(((event.clientX - box.left) / box.width) * FRAME.width));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: moment - DAY,
      ArrowDown: moment - DAY,
      ArrowRight: moment + DAY,
      ArrowUp: moment + DAY,
      PageUp: moment + 7 * DAY,
      PageDown: moment - 7 * DAY,
      Home: start,
      End: end,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };

  const day = (instant: number) => formatDay(dateInZone(new Date(instant), zone), today);
  const ticks = placeTicks([
    { x: 0, lines: [t('Now'), day(start)] },
    ...steps.slice(1).map((later) => ({
      x: curve.x(Date.parse(later.from)),
      lines: [day(Date.parse(later.from)), timeInZone(later.from, zone)] as [string, string],
    })),
    { x: FRAME.width, lines: [day(end), endLabel] },
  ]);
  const height = FRAME.labels + 24 + Math.max(...ticks.map((tick) => tick.row)) * 34;
  const [x, y] = [curve.x(moment), curve.y(refund)];
  const value = t(refund === total ? 'All {amount} back' : '{amount} back', { amount: formatMoney(money) });
  const when = t('if cancelled {when}', { when: formatInstant(new Date(moment), zone, today) });
  const answer = placeAnswer(x, [value, when]);
  const onDate = dateInZone(new Date(moment), zone);
  const outline = staircase(steps, curve);
  const words = steps
    .map((one) =>
      t('{amount} until {when}', {
        amount: speakMoney({ amount: one.refund, currency }),
        when: formatInstant(one.until, zone, today),
      }),
    )
    .join(t(', then '));

  return (
    <div>
      <div className={styles.curve}>
        <svg
          ref={picture}
          viewBox={`0 0 ${FRAME.width} ${height}`}
          className={styles.picture}
          role="img"
          aria-label={t('Refund if you cancel: {steps}.', { steps: words })}
          onPointerDown={follow}
          onPointerMove={follow}
        >
          <path
            d={`M0 ${FRAME.top}H${FRAME.width}M0 ${(FRAME.top + FRAME.bottom) / 2}H${FRAME.width}`}
            className={styles.grid}
          />
          <path d={`${outline}V${FRAME.bottom}H0z`} className={lines.area} />
          <path d={outline} className={lines.line} />
          <path d={`M0 ${FRAME.bottom + 0.5}H${FRAME.width}`} className={lines.axis} />
          <path d={ticks.map((tick) => `M${tick.at} ${FRAME.bottom}v5`).join('')} className={lines.axis} />
          <path d={`M${x} ${FRAME.when + 6}V${FRAME.bottom}`} className={styles.drop} />
          <text x={answer.x} y={FRAME.value} textAnchor={answer.anchor} className={styles.value}>
            {value}
          </text>
          <text x={answer.x} y={FRAME.when} textAnchor={answer.anchor} className={styles.note}>
            {when}
          </text>
          {ticks.map((tick) => (
            <text key={tick.at} y={FRAME.labels + tick.row * 34} textAnchor={tick.anchor} className={styles.note}>
              <tspan x={tick.x}>{tick.lines[0]}</tspan>
              <tspan x={tick.x} dy="16">
                {tick.lines[1]}
              </tspan>
            </text>
          ))}
        </svg>
        <div
          className={styles.handle}
          style={{ left: `${(x / FRAME.width) * 100}%`, top: `${(y / height) * 100}%` }}
          role="slider"
          tabIndex={0}
          aria-label={t('Day of cancelling')}
          aria-valuemin={0}
          aria-valuemax={Math.round((end - start) / DAY)}
          aria-valuenow={Math.round((moment - start) / DAY)}
          aria-valuetext={t('{when}: {amount} refunded', {
            when: formatInstant(new Date(moment), zone, today),
            amount: speakMoney(money),
          })}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={follow}
        />
      </div>
      <p className={styles.choose}>
        <label htmlFor={dateId}>{t('If you cancel on')}</label>
        <input
          id={dateId}
          type="date"
          className={styles.date}
          value={onDate}
          min={dateInZone(new Date(start), zone)}
          max={dateInZone(new Date(end), zone)}
          onChange={(event) => event.target.value && move(noonOf(event.target.value, zone))}
        />
        <output className={styles.answer} htmlFor={dateId}>
          {answerOn(steps, onDate, zone, currency)}
        </output>
      </p>
      <RefundReaderTimes steps={steps} currency={currency} zone={zone} />
      <Disclosure summary={t('Show as table')}>
        <RefundTable steps={steps} currency={currency} zone={zone} today={today} />
      </Disclosure>
    </div>
  );
}

/** The refund on a date, with the time at which it changes: "₹14,868 back until 14:00, then ₹7,434". */
function answerOn(steps: readonly RefundStep[], date: IsoDate, zone: string, currency: string): string {
  const words = refundsOn(steps, date, zone).map(({ refund, until }, index, all) => {
    const amount = refund > 0 ? formatMoney({ amount: refund, currency }) : t('nothing');
    const back = index === 0 ? t('{amount} back', { amount }) : amount;
    return index < all.length - 1 ? t('{amount} until {when}', { amount: back, when: timeInZone(until, zone) }) : back;
  });
  return words.join(t(', then '));
}
