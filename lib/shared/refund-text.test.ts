import { describe, expect, it } from 'vitest';
import { refundSteps, type CancellationPolicy } from './cancellation.ts';
import { refundText, termsBeside } from './refund-text.ts';

const now = new Date('2026-11-22T06:00:00Z');
const checkIn = new Date('2026-12-11T08:30:00Z');
const inWords = (...policies: [from: string, percent: number][]) => {
  const windows = policies.map(([FromDate, Charge]): CancellationPolicy => ({ FromDate, ChargeType: 2, Charge }));
  return refundText(refundSteps(windows, 10_000_00, now, checkIn), 10_000_00, 'Asia/Kolkata', '2026-11-22');
};

describe('[4.13] a refund in words', () => {
  it('says the time of day at the hotel with every date', () => {
    expect(inWords(['2026-12-08T08:30:00Z', 50], ['2026-12-10T18:30:00Z', 100])).toEqual({
      tone: 'good',
      text: 'Free cancellation until 8 Dec, 14:00, then 50% back until 11 Dec, 00:00',
      brief: 'Free cancellation until 8 Dec, 14:00',
    });
  });

  it('says what part comes back where not all does', () => {
    expect(inWords(['2026-11-01T00:00:00Z', 30], ['2026-12-08T08:30:00Z', 100])).toMatchObject({
      tone: 'warn',
      text: '70% back until 8 Dec, 14:00',
    });
  });

  it('says non-refundable where nothing comes back now', () => {
    expect(inWords(['2026-11-01T00:00:00Z', 100])).toMatchObject({ tone: 'muted', text: 'Non-refundable' });
  });

  it('says non-refundable once: beside a rate of that name, what the hotel keeps', () => {
    const [gone, free] = [inWords(['2026-11-01T00:00:00Z', 100]), inWords(['2026-12-08T08:30:00Z', 100])];
    const text = 'The hotel keeps the full price';
    expect(termsBeside(['Non-refundable'], gone)).toEqual({ tone: 'muted', text, brief: text });
    expect(termsBeside(['Refundable'], gone)).toEqual(gone);
    expect(termsBeside(['Non-refundable', 'Saver'], gone)).toEqual(gone);
    expect(termsBeside(['Non-refundable'], free)).toEqual(free);
  });
});
