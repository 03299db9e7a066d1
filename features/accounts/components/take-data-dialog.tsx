'use client';

import { type SyntheticEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { type ApiFailure, apiFailure } from '#lib/client/api-failure.ts';
import { t } from '#lib/shared/texts.ts';
import { takeData } from '../client/take-data.ts';

/** Asks for the password, then downloads all data about the person. */
export function TakeDataDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const submit = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await takeData(password);
      onClose();
    } catch (error) {
      setFailure(apiFailure(error));
      setBusy(false);
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog open title={t('Download your data')} onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        <p>
          {t(
            'The file holds your details, bookings, travellers’ documents, wallet and sign-ins. Enter your password to download it.',
          )}
        </p>
        <TextField
          label={t('Your password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={failure?.fields.password}
        />
        {failure && !failure.fields.password && <FieldError>{failure.message}</FieldError>}
        <div className="row folds">
          <Button type="submit" variant="ink" busy={busy} busyLabel={t('Preparing…')}>
            {t('Download')}
          </Button>
          <Button variant="txt" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
