'use client';

import { useEffect } from 'react';
import { chosenCurrency } from '../client/chosen-currency.ts';

/** On pages with prices: shows them in another currency beside rupees, if this browser has chosen one. */
export function CurrencyHost() {
  useEffect(() => {
    if (chosenCurrency()) void import('./show-chosen.ts').then(({ showChosen }) => showChosen());
  }, []);
  return null;
}
