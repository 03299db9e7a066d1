'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSession } from '#features/session/client/session.ts';
import { refusedFields, useForm } from '#lib/client/use-form.ts';
import { GUEST_TITLES } from '#lib/shared/guest-titles.ts';
import { travellerName } from '#lib/shared/traveller-labels.ts';
import { t } from '#lib/shared/texts.ts';
import { useCountries } from '../client/use-countries.ts';
import { useSaveTraveller, useTraveller } from '../client/use-travellers.ts';
import type { SavedTraveller, TravellerRow } from '../contract.ts';
import {
  startingTraveller,
  travellerFormField,
  travellerOf,
  type TravellerFormValues,
} from './traveller-form-values.ts';
import { EmergencyFields } from './emergency-fields.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import styles from './travellers.module.css';

const titles = () => [
  { value: '', label: t('Choose') },
  ...GUEST_TITLES.map((title) => ({ value: title, label: title })),
];
const home = () => [{ value: '356', label: t('India') }];

export type TravellerDialogProps = {
  /** The traveller to edit; null adds one. */
  row: TravellerRow | null;
  /** True while no traveller is marked as the person themselves: a new one then is, by default. */
  first: boolean;
  /** What was typed before the dialog was closed unsaved, by Escape or its cross; null for nothing. */
  typed: TravellerFormValues | null;
  onType: (values: TravellerFormValues | null) => void;
  onClose: () => void;
};

/** Adds or edits a traveller. */
export function TravellerDialog({ row, onClose, ...form }: TravellerDialogProps) {
  const saved = useTraveller(row?._id ?? null);
  const ready = row === null || saved.data;
  return (
    <Dialog
      open
      title={row ? t('Edit {name}', { name: travellerName(row) }) : t('Add a traveller')}
      size="lg"
      onClose={onClose}
    >
      {ready ? (
        <TravellerForm {...form} saved={saved.data ?? null} onClose={onClose} />
      ) : saved.error ? (
        <FormFailure message={saved.error.message} />
      ) : (
        <LoadingRows label={t('Loading the traveller')} count={4} />
      )}
    </Dialog>
  );
}

type TravellerFormProps = Omit<TravellerDialogProps, 'row'> & { saved: SavedTraveller | null };

function TravellerForm({ saved, first, typed, onType, onClose }: TravellerFormProps) {
  const person = useSession(({ userDetails }) => userDetails);
  const countries = useCountries();
  const save = useSaveTraveller();
  const [begun] = useState(() => startingTraveller(saved, !saved && first && person ? person : null));
  const [isRestored] = useState(typed !== null);
  const form = useForm<TravellerFormValues>(() => typed ?? begun, travellerFormField);
  const { values } = form;
  const keep = useEffectEvent(onType);
  useEffect(() => keep(JSON.stringify(values) === JSON.stringify(begun) ? null : values), [values, begun]);
  const close = () => {
    onType(null);
    onClose();
  };
  const onSubmit = form.submit(async (values) => {
    try {
      const { isSelf } = values;
      const row = await save.mutateAsync({ travellerId: saved?._id ?? null, isSelf, traveller: travellerOf(values) });
      toast.success(t('{name} is saved.', { name: travellerName(row) }));
      close();
      return {};
    } catch (error) {
      return refusedFields(error);
    }
  });
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {isRestored && <p className="small muted">{t('What you typed before is back. Cancel discards it.')}</p>}
      <SelectField label={t('Title')} options={titles()} {...form.field('title')} />
      <div className={styles.pair}>
        <TextField
          label={t('First name')}
          hint={t('As in the passport.')}
          autoComplete="off"
          {...form.field('firstName')}
        />
        <TextField
          label={t('Family name')}
          hint={t('With a single name, enter it in both fields.')}
          autoComplete="off"
          {...form.field('lastName')}
        />
      </div>
      <TextField label={t('Date of birth (optional)')} type="date" {...form.field('born')} />
      <div className={styles.pair}>
        <TextField label={t('Email (optional)')} type="email" autoComplete="off" {...form.field('email')} />
        <TextField
          label={t('Mobile (optional)')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...form.field('mobile')}
        />
      </div>
      <fieldset className={styles.group}>
        <legend className="h4">{t('Passport, for journeys abroad (optional)')}</legend>
        <div className={styles.form}>
          <TextField
            label={t('Passport number')}
            autoCapitalize="characters"
            spellCheck={false}
            autoComplete="off"
            {...form.field('passportNumber')}
          />
          <div className={styles.pair}>
            <TextField label={t('Passport expires')} type="date" {...form.field('passportExpires')} />
            <SelectField
              key={countries.data ? 'all' : 'one'}
              label={t('Passport of')}
              options={countries.data ?? home()}
              {...form.field('nationality')}
            />
          </div>
        </div>
      </fieldset>
      <PreferenceFields form={form} />
      <EmergencyFields form={form} />
      <Check label={t('This is me')} {...form.check('isSelf')} />
      <FormFailure message={form.problem || undefined} />
      <div className="row folds">
        <Button type="submit" variant="ink" busy={form.sending} busyLabel={t('Saving…')}>
          {t('Save')}
        </Button>
        <Button variant="txt" onClick={close}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
