import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import styles from './find-form.module.css';

export type FindFormProps = {
  label: string;
  hint: string;
  value: string;
  onValue: (typed: string) => void;
  onFind: () => void;
  busy: boolean;
  error?: string;
};

/** A search by something that is typed in full: one field and its button. */
export function FindForm({ label, hint, value, onValue, onFind, busy, error }: FindFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onFind();
      }}
    >
      <TextField
        label={label}
        hint={hint}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        error={error}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.press}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Finding…">
          Find
        </Button>
      </div>
    </form>
  );
}
