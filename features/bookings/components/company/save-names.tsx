import { Button } from '#components/ui/button.tsx';
import styles from '../review/review.module.css';

export type SaveNamesProps = { problem: string; busy: boolean };

/** The Save button of a form that names travellers before anything can be paid. */
export function SaveNames({ problem, busy }: SaveNamesProps) {
  return (
    <section className={styles.section}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="ink" size="lg" busy={busy} busyLabel="Saving…">
        Save the names
      </Button>
    </section>
  );
}
