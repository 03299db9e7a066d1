import { useDeferredValue } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { staysWord } from './listing-words.ts';
import styles from './listing.module.css';

export type FilterDialogProps = FilterPanelProps & { count: number; onClose: () => void };

/** The filters on a phone: a sheet that opens at once and is filled a moment later, and always the way back to what they leave. */
export function FilterDialog({ count, onClose, ...panel }: FilterDialogProps) {
  const filled = useDeferredValue(true, false);
  return (
    <Dialog open title="Narrow down" onClose={onClose}>
      <div className={styles.sheet}>{filled && <FilterPanel {...panel} />}</div>
      <div className={styles.done}>
        <Button variant="ink" wide onClick={onClose}>Show {staysWord(count)}</Button>
      </div>
    </Dialog>
  );
}
