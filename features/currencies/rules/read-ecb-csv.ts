import { readCsv } from '#lib/shared/csv/read-csv.ts';
import { MOST_RATES, type EuroRate } from './reference-rates.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CURRENCY = /^[A-Z]{3}$/;
const RATE = /^\d{1,9}(\.\d{1,9})?$/;

/**
 * Reads reference rates as the data service of the European Central Bank gives them in CSV: one line for each currency,
 * with the columns CURRENCY, TIME_PERIOD and OBS_VALUE, units for one euro. Currencies whose last rate is of an earlier day
 * are no longer published, and are left out. Throws an Error that says what is missing.
 * Source: data.ecb.europa.eu/help/api/data, dataset EXR.
 */
export function readEcbCsv(text: string): { day: string; rates: EuroRate[] } {
  const rows: string[][] = [];
  readCsv(text, ({ cells }) => {
    if (rows.length <= MOST_RATES) rows.push(cells);
  });
  const [head = [], ...lines] = rows;
  const [currencyAt, dayAt, rateAt] = ['CURRENCY', 'TIME_PERIOD', 'OBS_VALUE'].map((name) => head.indexOf(name));
  if (currencyAt === -1 || dayAt === -1 || rateAt === -1)
    throw new Error('The columns CURRENCY, TIME_PERIOD and OBS_VALUE are needed.');
  const read = lines.flatMap((cells) => {
    const [currency = '', day = '', rate = ''] = [cells[currencyAt!], cells[dayAt!], cells[rateAt!]];
    const isRate = CURRENCY.test(currency) && DAY.test(day) && RATE.test(rate) && Number(rate) > 0;
    return isRate ? [{ currency, day, perEuro: Number(rate) }] : [];
  });
  const day = read.reduce((latest, one) => (one.day > latest ? one.day : latest), '');
  const rates = read.filter((one) => one.day === day).map(({ currency, perEuro }) => ({ currency, perEuro }));
  if (!rates.some(({ currency }) => currency === 'INR')) throw new Error('There is no rate of the rupee (INR).');
  return { day, rates };
}
