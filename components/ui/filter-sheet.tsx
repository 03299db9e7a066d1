import { useDeferredValue, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import styles from './listing-frame.module.css';
import { t } from '#lib/shared/texts.ts';

type FilterSheetProps = {
  /** Label of the closing button: "276 flights". */ leaves: string;
  onClose: () => void;
  children: ReactNode;
};

/** The filters on a phone: a sheet that opens at once and is filled a moment later. */
export function FilterSheet({ leaves, onClose, children }: FilterSheetProps) {
  const filled = useDeferredValue(true, false);
  return (
    <Dialog open title={t('Filters')} onClose={onClose}>
      <div className={styles.sheet}>{filled && children}</div>
      <div className={styles.done}>
        <Button variant="ink" wide onClick={onClose}>
          {t('Show {results}', { results: leaves })}
        </Button>
      </div>
    </Dialog>
  );
}
