import { Dialog } from '#components/ui/dialog.tsx';
import { StayMap, type StayMapProps } from './stay-map.tsx';
import styles from './listing.module.css';
import { t } from '#lib/shared/texts.ts';

export type MapDialogProps = StayMapProps & { onClose: () => void };

/** The map in a dialog, on screens too narrow for it beside the list. */
export function MapDialog({ onClose, ...map }: MapDialogProps) {
  return (
    <Dialog open title={t('Map of the stays')} hideTitle bare size="lg" onClose={onClose}>
      <div className={styles.mapInDialog}>
        <StayMap {...map} />
      </div>
    </Dialog>
  );
}
