import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './offer-row.module.css';
import { Poster, type PosterScene } from './poster.tsx';

type OfferRowProps = {
  poster: PosterScene;
  /** What it is. */ children: ReactNode;
  price: ReactNode;
  /** A text button below the price. */ action?: ReactNode;
};

/** What somebody keeps to book it later, in a list: its picture, what it is, its price, and the button that takes it away. */
export function OfferRow({ poster, children, price, action }: OfferRowProps) {
  return (
    <article className={classNames('card', styles.row)}>
      <div className={styles.picture}>
        <Poster {...poster} width={200} height={200} fill />
      </div>
      <div className={styles.about}>{children}</div>
      <div className={styles.price}>
        {price}
        {action && <p className={styles.action}>{action}</p>}
      </div>
    </article>
  );
}
