'use client';

import { useState } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import type { FareRulesTextProps } from './fare-rules-text.tsx';
import styles from './flight-side.module.css';

const FareRulesText = onDemand<FareRulesTextProps>(() =>
  import('./fare-rules-text.tsx').then((rules) => rules.FareRulesText),
);

/** The fare rules, collapsed. */
export function FareRules({ bounds }: FareRulesTextProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure summary={t('Fare rules')} className={styles.meaning} onToggle={() => setOpened(true)}>
      {opened && <FareRulesText bounds={bounds} />}
    </Disclosure>
  );
}
