import type { ReactNode } from 'react';
import styles from './line-action.module.css';

type Props = {
  onClick: () => void;
  children: ReactNode;
  /** Whether it is on, for one that switches. */ pressed?: boolean;
};

/** An action at the end of a line of text, which looks like a link of it: "Share". Not shown without script. */
export function LineAction({ onClick, pressed, children }: Props) {
  return (
    <>
      <span className={styles.dot}> · </span>
      <button type="button" className={styles.action} aria-pressed={pressed} onClick={onClick}>
        {children}
      </button>
    </>
  );
}
