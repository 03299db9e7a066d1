'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { toast } from '#components/ui/toast.ts';
import { showFailure } from '#lib/client/show-failure.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { useChange } from '../client/registration.ts';
import { type EventView, registerForm, type RegistrationView } from '../contract.ts';
import { PartyFields, type PartyTyped } from './party-fields.tsx';

export type ChangeDialogProps = {
  event: EventView;
  registration: RegistrationView;
  today: IsoDate;
  onClose: () => void;
};

/** Changes who comes and when; until it is saved everything stays as it was. */
export function ChangeDialog({ event, registration, today, onClose }: ChangeDialogProps) {
  const change = useChange();
  const { name, email, mobile, companions, days } = registration;
  const form = useForm<PartyTyped>({
    resolver: zodResolver(registerForm),
    defaultValues: { name, email, mobile, companions, days },
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ email: _, ...body }) => {
    try {
      await change(body);
      toast.success('Your registration is updated. We’ve emailed you the details.');
      onClose();
    } catch (error) {
      showFailure(form, error);
    }
  });
  return (
    <Dialog open title="Change your registration" onClose={onClose}>
      <form className="stack" noValidate onSubmit={(submit) => void send(submit)}>
        <p className="muted">Everything stays as it was until you save.</p>
        <PartyFields
          event={event}
          today={today}
          control={form.control}
          register={form.register}
          errors={errors}
          own={days}
        />
        <FormFailure message={errors.root?.message} />
        <Button type="submit" variant="go" wide busy={isSubmitting} busyLabel="Saving…">
          Save the change
        </Button>
      </form>
    </Dialog>
  );
}
