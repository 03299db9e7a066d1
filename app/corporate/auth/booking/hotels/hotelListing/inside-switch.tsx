'use client';

import { Check } from '#components/ui/check.tsx';
import { counted } from '#lib/shared/word-lists.ts';
import styles from './company-listing.module.css';

type InsideSwitchProps = {
  inside: number;
  all: number;
  /** What is counted: "stay". */ noun?: string;
  only: boolean;
  onChange: (only: boolean) => void;
};

/** In policy only, or everything; the address keeps the choice. */
export function InsideSwitch({ inside, all, noun = 'stay', only, onChange }: InsideSwitchProps) {
  const choose = (next: boolean) => {
    const address = new URL(window.location.href);
    if (next) address.searchParams.set('policy', 'in');
    else address.searchParams.delete('policy');
    window.history.replaceState(null, '', `${address.pathname}${address.search}`);
    onChange(next);
  };
  return (
    <div className={styles.inside}>
      <Check label={`In policy only, ${inside}`} checked={only} onChange={(event) => choose(event.target.checked)} />
      <span className="small muted">of {counted(all, noun)}</span>
    </div>
  );
}
