'use client';

import { useShownCurrency } from './shown-currency.ts';
import styles from './converted-price.module.css';
import { t } from '#lib/shared/texts.ts';

type Props = {
  /** The amount in rupees, in paise. */
  paise: number;
  /** Also says by which rate, and that it is paid in rupees. */
  explained?: boolean;
};

/**
 * The amount in the currency that this browser shows beside rupees. Where none was chosen it takes no room; where one was, it
 * keeps its line from the first paint on (`public/theme.js`). Only on pages within `data-prices`: companies see rupees.
 */
export function ConvertedPrice({ paise, explained }: Props) {
  const { about, rate } = useShownCurrency();
  return (
    <span className={styles.converted}>
      {about?.(paise)}
      {about && explained && ` ${rate}. ${t('You pay in rupees.')}`}
    </span>
  );
}
