import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './my-calendar.module.css';

/** An address that was just made: shown this once, to copy or to open in the device's calendar. */
export function NewAddress({ address }: { address: string }) {
  return (
    <div className={styles.address}>
      <TextField
        label={t('Your private calendar address')}
        hint={t('It is shown only now. Whoever has it can read your trips: keep it to yourself.')}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button variant="ink" onClick={() => void copy(address)}>
          {t('Copy the address')}
        </Button>
        <Button href={address.replace(/^https?:/, 'webcal:')} plain>
          {t('Open in a calendar')}
        </Button>
      </div>
    </div>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address); // undefined outside https and localhost
    toast.success(t('Address copied.'));
  } catch {
    toast.warning(t('Your browser can’t copy the address. Select it and copy it by hand.'));
  }
}
