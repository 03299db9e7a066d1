'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { toast } from '#components/ui/toast.ts';
import { checkAndSend } from '#lib/client/check-and-send.ts';
import { useForm } from '#lib/client/use-form.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { useChange } from '../client/registration.ts';
import { type EventView, hostedRegisterForm, registerForm, type RegistrationView } from '../contract.ts';
import { PartyFields, type PartyTyped } from './party-fields.tsx';

export type ChangeDialogProps = {
  event: EventView;
  registration: RegistrationView;
  today: IsoDate;
  onClose: () => void;
};

/** Changes party and days; nothing changes until it is saved. */
export function ChangeDialog({ event, registration, today, onClose }: ChangeDialogProps) {
  const change = useChange();
  const { name, email, mobile, companions, days } = registration;
  const form = useForm<PartyTyped>(() => ({ name, email, mobile: mobile ?? '', companions, days }));
  const save = async ({ email: _, ...body }: Omit<PartyTyped, 'mobile'>) => {
    await change(body);
    toast.success(t('Your registration is updated. We’ve emailed you the details.'));
    onClose();
  };
  const send = (typed: PartyTyped) =>
    event.host === null ? checkAndSend(registerForm, typed, save) : checkAndSend(hostedRegisterForm, typed, save);
  return (
    <Dialog open title={t('Change your registration')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={form.submit(send)}>
        <p className="muted">{t('Everything stays as it was until you save.')}</p>
        <PartyFields event={event} today={today} form={form} own={days} />
        <FormFailure message={form.problem} />
        <Button type="submit" variant="go" wide busy={form.sending} busyLabel={t('Saving…')}>
          {t('Save the change')}
        </Button>
      </form>
    </Dialog>
  );
}
