import { useDeferredValue } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FlightFiltersPanel, type FlightFiltersProps } from './flight-filters.tsx';
import { flightsWord } from './flight-words.ts';
import styles from './filters.module.css';

export type FilterSheetProps = FlightFiltersProps & { count: number; onClose: () => void };

/** The filters on a phone: a sheet that opens at once and is filled a moment later, and always the way back to what they leave. */
export function FilterSheet({ count, onClose, ...panel }: FilterSheetProps) {
  const filled = useDeferredValue(true, false);
  return (
    <Dialog open title="Narrow down" onClose={onClose}>
      <div className={styles.sheet}>{filled && <FlightFiltersPanel {...panel} />}</div>
      <div className={styles.done}><Button variant="ink" wide onClick={onClose}>Show {flightsWord(count)}</Button></div>
    </Dialog>
  );
}
