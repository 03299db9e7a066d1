'use client';

import { useState } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { RulesInWordsProps } from './rules-in-words.tsx';
import styles from './flight-side.module.css';

const RulesInWords = onDemand<RulesInWordsProps>(() =>
  import('./rules-in-words.tsx').then((rules) => rules.RulesInWords),
);

/** The fare rules behind one press. */
export function FareRules({ bounds }: RulesInWordsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure summary="Fare rules" className={styles.meaning} onToggle={() => setOpened(true)}>
      {opened && <RulesInWords bounds={bounds} />}
    </Disclosure>
  );
}
