import { FilterSheet } from '#components/ui/filter-sheet.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { staysWord } from './listing-labels.ts';

export type FilterDialogProps = FilterPanelProps & { count: number; onClose: () => void };

export function FilterDialog({ count, onClose, ...panel }: FilterDialogProps) {
  return (
    <FilterSheet leaves={staysWord(count)} onClose={onClose}>
      <FilterPanel {...panel} />
    </FilterSheet>
  );
}
