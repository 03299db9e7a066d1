import type { ReactNode } from 'react';
import { Check } from '#components/ui/check.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import styles from './filters.module.css';

export type FilterOption = { name: string; value: string; label: string; count: number; on: boolean; toggle: () => void };

type FilterGroupProps = {
  title: string;
  options: readonly FilterOption[];
  /** How many stand open; the rest wait behind "All …". What is on always stands open. */
  open?: number;
  all?: string;
};

/** One facet: its options as boxes, each with the number of stays it would leave. */
export function FilterGroup({ title, options, open = options.length, all = 'All' }: FilterGroupProps) {
  const waits = (option: FilterOption, index: number) => index >= open && !option.on;
  const waiting = options.filter(waits);
  return (
    <FilterSection title={title}>
      {options.filter((option, index) => !waits(option, index)).map((option) => <Box key={option.value} {...option} />)}
      {waiting.length > 0 && (
        <Disclosure summary={<span className={styles.all}>{all}</span>}>
          {waiting.map((option) => <Box key={option.value} {...option} />)}
        </Disclosure>
      )}
    </FilterSection>
  );
}

const Box = ({ toggle, on, ...box }: FilterOption) => <Check {...box} checked={on} onChange={toggle} />;

/** A titled part of the filters. */
export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
