import { t } from '#lib/shared/texts.ts';
/** Most currencies that rates are read and answered for. The European Central Bank publishes about 30. */
export const MOST_RATES = 60;

/** A rate of the European Central Bank: units of the currency for one euro. */
export type EuroRate = { currency: string; perEuro: number };

/** Rupees for one unit of a currency, in millionths. */
export type RupeeRate = { currency: string; microRupees: number };

/**
 * Rates against the euro as rates against the rupee, the euro among them, by currency. Empty where the rupee or a whole
 * number of them is missing. A currency whose unit costs less than a millionth of a rupee is left out.
 */
export function rupeeRates(euroRates: readonly EuroRate[]): RupeeRate[] {
  const rupeesPerEuro = euroRates.find(({ currency }) => currency === 'INR')?.perEuro;
  if (!rupeesPerEuro) return [];
  return [...euroRates, { currency: 'EUR', perEuro: 1 }]
    .filter(({ currency }) => currency !== 'INR')
    .map(({ currency, perEuro }) => ({ currency, microRupees: Math.round((rupeesPerEuro / perEuro) * 1_000_000) }))
    .filter(({ microRupees }) => Number.isSafeInteger(microRupees) && microRupees > 0)
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/**
 * An amount of rupees in another currency, as text: "about $168". Whole units from ten on, because it is an approximation:
 * nobody is charged by it. `paise` is an integer.
 */
export function aboutText(paise: number, { currency, microRupees }: RupeeRate): string {
  const units = (paise * 10_000) / microRupees;
  const whole = Math.abs(units) >= 10;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    ...(whole ? { maximumFractionDigits: 0 } : {}),
  });
  return t('about {amount}', { amount: format.format(units) });
}
