import { memo } from 'react';
import { Check } from '#components/ui/check.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { FilterSection } from '#components/ui/filter-section.tsx';
import type { BoxFacet } from './toggle-filter.ts';
import styles from './filters.module.css';
import { t } from '#lib/shared/texts.ts';

export type FilterOption = {
  facet: BoxFacet;
  value: string | number;
  label: string;
  count: number;
  on: boolean;
  /** The value a plain form sends, where it differs. */ word?: string;
};
export type ToggleBox = (facet: BoxFacet, value: string | number) => void;

type FilterGroupProps = {
  title: string;
  options: readonly FilterOption[];
  onToggle: ToggleBox;
  /** How many options are visible; the rest is behind "All …". Active ones are always visible. */
  open?: number;
  all?: string;
};

/** One facet: checkboxes with the number of stays each would leave. */
export function FilterGroup({ title, options, onToggle, open = options.length, all = t('All') }: FilterGroupProps) {
  const waits = (option: FilterOption, index: number) => index >= open && !option.on;
  const waiting = options.filter(waits);
  const box = (option: FilterOption) => <Box key={option.facet + option.value} {...option} onToggle={onToggle} />;
  return (
    <FilterSection title={title}>
      {options.filter((option, index) => !waits(option, index)).map(box)}
      {waiting.length > 0 && (
        <Disclosure summary={<span className={styles.all}>{all}</span>}>{waiting.map(box)}</Disclosure>
      )}
    </FilterSection>
  );
}

/** A checkbox re-renders only when its own state or count changes. */
const Box = memo(function Box({
  facet,
  value,
  word,
  label,
  count,
  on,
  onToggle,
}: FilterOption & { onToggle: ToggleBox }) {
  return (
    <Check
      name={facet}
      value={word ?? value}
      label={label}
      count={count}
      checked={on}
      onChange={() => onToggle(facet, value)}
    />
  );
});
