import { useShownCurrency } from '#components/ui/shown-currency.ts';
import { isRecord, parsed, tab } from '#lib/client/browser-storage.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { ReferenceRates } from '../contract.ts';
import { aboutText } from '../rules/reference-rates.ts';
import { rates as ratesCall } from '../client/calls.ts';
import { chosenCurrency } from '../client/chosen-currency.ts';

const STORED = 'exchangeRates';
const HOUR = 3_600_000;

/** Shows prices in the chosen currency beside rupees, from now on in this tab. Without a rate for it they stay in rupees. */
export async function showChosen(): Promise<void> {
  const currency = chosenCurrency();
  const rates = currency ? await knownRates().catch(() => null) : null;
  const rate = rates?.rates.find((one) => one.currency === currency);
  if (!rates || !rate) {
    delete document.documentElement.dataset.currency; // no line is kept for it
    return useShownCurrency.setState({ about: null, rate: '' });
  }
  useShownCurrency.setState({ about: (paise) => aboutText(paise, rate), rate: rateText(rates) });
}

/** "at the reference rate of Thu 26 Nov". */
const rateText = ({ day, source }: ReferenceRates): string =>
  t(source === 'sample' ? 'at the sample rate of {day}' : 'at the reference rate of {day}', {
    day: formatDate(day, new Date().toISOString().slice(0, 10)),
  });

/** Rates are asked for once an hour in a tab. */
async function knownRates(): Promise<ReferenceRates | null> {
  const stored = parsed(tab.read(STORED));
  if (isRecord(stored) && Math.abs(Date.now() - Number(stored.at)) < HOUR) return stored.rates as ReferenceRates | null;
  const rates = await callOperation(ratesCall);
  tab.write(STORED, JSON.stringify({ at: Date.now(), rates }));
  return rates;
}
