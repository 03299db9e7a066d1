import { describe, expect, it } from 'vitest';
import { readEcbCsv } from './read-ecb-csv.ts';

const HEAD = 'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE';
const line = (currency: string, day: string, rate: string) =>
  `EXR.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,${day},${rate},A,"${currency}, against the euro"`;
const file = (...lines: string[]) => [HEAD, ...lines, ''].join('\r\n');

describe('[7.20] rates of the European Central Bank', () => {
  it('are those of the last day', () =>
    expect(readEcbCsv(file(line('USD', '2026-11-26', '1.0389'), line('INR', '2026-11-26', '88.9335')))).toEqual({
      day: '2026-11-26',
      rates: [
        { currency: 'USD', perEuro: 1.0389 },
        { currency: 'INR', perEuro: 88.9335 },
      ],
    }));

  it('leave out currencies that are no longer published, and values that are no rates', () =>
    expect(
      readEcbCsv(
        file(
          line('BGN', '2025-12-31', '1.9558'),
          line('RUB', '2026-11-26', 'NaN'),
          line('XTS', '2026-11-26', '0'),
          line('INR', '2026-11-26', '88.9335'),
        ),
      ).rates.map(({ currency }) => currency),
    ).toEqual(['INR']));

  it.each([
    ['', 'The columns CURRENCY, TIME_PERIOD and OBS_VALUE are needed.'],
    ['<html>Not found</html>', 'The columns CURRENCY, TIME_PERIOD and OBS_VALUE are needed.'],
    [HEAD, 'There is no rate of the rupee (INR).'],
    [file(line('USD', '2026-11-26', '1.0389')), 'There is no rate of the rupee (INR).'],
    [file(line('INR', '26/11/2026', '88.9335')), 'There is no rate of the rupee (INR).'],
  ])('are refused where something is missing: %j', (text, message) => expect(() => readEcbCsv(text)).toThrow(message));
});
