import styles from './rooms-mode.module.css';
import { t } from '#lib/shared/texts.ts';

type RoomsModeProps = {
  /** Whether a rate is chosen for each room. */
  byRoom: boolean;
  /** Addresses of both ways to choose. */
  same: string;
  each: string;
};

/** One room type and rate for all rooms of the search, or one for each. Links, so that it works without script. */
export const RoomsMode = ({ byRoom, same, each }: RoomsModeProps) => (
  <nav className={styles.mode} aria-label={t('How to choose the rooms')}>
    <a href={same} aria-current={byRoom ? undefined : 'true'} className={styles.way}>
      {t('Same for all rooms')}
    </a>
    <a href={each} aria-current={byRoom ? 'true' : undefined} className={styles.way}>
      {t('Choose rooms one by one')}
    </a>
  </nav>
);
