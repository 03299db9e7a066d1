import type { FlightListing } from '../../contract.ts';
import { FAMILIES_SHOWN, FAMILY_NAMES, type Family } from '../../rules/fares/families.ts';
import styles from './listing.module.css';
import { t } from '#lib/shared/texts.ts';

/** @texts */
const NOTES: Record<Family, string> = {
  saver: 'fees to change',
  regular: 'seat included',
  flexi: 'easy to change',
  premium: 'more room',
  'premium-flexi': 'easy to change',
  business: 'lounge, more bags',
  'business-flexi': 'easy to change',
  first: 'all included',
};

/**
 * Column headers of the fare families. Each price names its family for screen readers, and where the headers are
 * hidden.
 */
export function FamilyColumns({ cabin }: Pick<FlightListing, 'cabin'>) {
  return (
    <div className={styles.columns} aria-hidden="true">
      <span />
      <div className={styles.families}>
        {FAMILIES_SHOWN[cabin].map((family) => (
          <p key={family}>
            <strong>{t(FAMILY_NAMES[family])}</strong>
            <span>{t(NOTES[family])}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
