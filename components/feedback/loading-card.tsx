import { Skeleton, Wash } from '#components/ui/skeleton.tsx';
import styles from './loading-card.module.css';

export type LoadingCardsProps = {
  /** What is loading: "Loading prices". */
  label: string;
  count?: number;
};

const SUNS = [0.8, 0.25, 0.55, 0.4];

/** Placeholder cards with the final layout, shown only after 300 ms. */
export function LoadingCards({ label, count = 3 }: LoadingCardsProps) {
  return (
    <div className={styles.cards} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <LoadingCard key={index} sun={SUNS[index % SUNS.length]} />
      ))}
    </div>
  );
}

/** One placeholder card. */
export function LoadingCard({ sun }: { sun?: number }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <Wash sun={sun} className={styles.picture} />
      <div className={styles.words}>
        <Skeleton width="62%" height={18} />
        <Skeleton width="44%" />
        <span className={styles.gap} />
        <Skeleton width="70%" />
      </div>
      <div className={styles.price}>
        <Skeleton width={96} height={20} />
        <Skeleton width={110} />
      </div>
    </div>
  );
}
