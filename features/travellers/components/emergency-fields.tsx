import { TextField } from '#components/ui/text-field.tsx';
import type { Form } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import type { TravellerFormValues } from './traveller-form-values.ts';
import styles from './travellers.module.css';

/** Whom to call in an emergency. */
export function EmergencyFields({ form }: { form: Form<TravellerFormValues> }) {
  return (
    <fieldset className={styles.group}>
      <legend className="h4">{t('Emergency contact (optional)')}</legend>
      <div className={styles.form}>
        <p className="small muted">
          {t('Shown to you with your trips. Hotels, airlines and your company do not get it.')}
        </p>
        <TextField label={t('Name of the contact')} autoComplete="off" {...form.field('emergencyName')} />
        <div className={styles.pair}>
          <TextField
            label={t('Relation (optional)')}
            hint={t('Sister, husband, friend.')}
            autoComplete="off"
            {...form.field('emergencyRelation')}
          />
          <TextField
            label={t('Phone of the contact')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            {...form.field('emergencyPhone')}
          />
        </div>
      </div>
    </fieldset>
  );
}
