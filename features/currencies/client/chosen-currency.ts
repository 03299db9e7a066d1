const YEAR_SECONDS = 365 * 86_400;

/** The currency that this browser shows beside rupees, as `public/theme.js` read it from its cookie; null for none. */
export const chosenCurrency = (): string | null => document.documentElement.dataset.currency ?? null;

/**
 * Chooses the currency shown beside rupees, or none. Stored in a cookie for a year, like the theme (ADR 25): the server
 * does not read it, so that pages stay the same for everybody.
 */
export function chooseCurrency(currency: string | null): void {
  const secure = location.protocol === 'https:';
  const [name, value, age] = [secure ? '__Host-currency' : 'currency', currency ?? '', currency ? YEAR_SECONDS : 0];
  document.cookie = `${name}=${value};path=/;max-age=${age};samesite=lax${secure ? ';secure' : ''}`;
  if (currency) document.documentElement.dataset.currency = currency;
  else delete document.documentElement.dataset.currency;
}
