'use client';

import { useState } from 'react';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import type { LineMeaningsProps } from './line-meanings.tsx';
import styles from './flight-side.module.css';
import { inPageLanguage } from './flight-text.ts';

type Line = FlightBooking['lines'][number];

const LineMeanings = onDemand<LineMeaningsProps>(() =>
  import('./line-meanings.tsx').then((meanings) => meanings.LineMeanings),
);

type FareLinesProps = { lines: readonly Line[]; total: number; currency: string; sum: string };

/** A price line by line, with an expandable explanation of each line. */
export function FareLines({ lines, total, currency, sum }: FareLinesProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <PriceLines lines={inPageLanguage(lines)} total={total} currency={currency} sum={sum} />
      <Disclosure summary={t('What each line is')} className={styles.meaning} onToggle={() => setOpened(true)}>
        {opened && <LineMeanings lines={lines} currency={currency} />}
      </Disclosure>
    </>
  );
}
