import { LoadingCards } from '#components/feedback/loading-card.tsx';
import styles from './company-listing.module.css';

/** Placeholders as high as the window, so that the end of the page is not seen to move when the rooms arrive. */
export const ComingRooms = ({ label }: { label: string }) => (
  <div className={styles.coming}>
    <LoadingCards label={label} count={3} />
  </div>
);
