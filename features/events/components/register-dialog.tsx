'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { apiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { checkAndSend } from '#lib/client/check-and-send.ts';
import { useForm } from '#lib/client/use-form.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { readSession } from '#features/session/client/session.ts';
import { register as registerCall, wait } from '../client/calls.ts';
import { type EventView, hostedRegisterForm, registerForm } from '../contract.ts';
import { PartyFields, type PartyTyped } from './party-fields.tsx';

export type RegisterDialogProps = {
  event: EventView;
  /** Opens with the waiting list: every day is full. */
  waits: boolean;
  today: IsoDate;
  onClose: () => void;
  onSignIn: (email: string) => void;
};

/** The signed-in person, to prefill the form; empty fields otherwise. */
function whoIsSignedIn(): Pick<PartyTyped, 'name' | 'email' | 'mobile'> {
  const { userDetails } = readSession();
  if (!userDetails) return { name: '', email: '', mobile: '' };
  const { firstName, lastName, mobile } = userDetails;
  const email = 'workEmail' in userDetails ? userDetails.workEmail : userDetails.email;
  return { name: `${firstName} ${lastName}`.trim(), email, mobile };
}

/**
 * Registers for the event or, where there are too few places, joins its waiting list with the same fields. The confirmation
 * is the same whether or not the email was registered before: the email says.
 */
export function RegisterDialog({ event, waits, today, onClose, onSignIn }: RegisterDialogProps) {
  const [writtenTo, setWrittenTo] = useState('');
  const [isWaiting, setWaiting] = useState(waits);
  const [offersOther, setOffersOther] = useState(event.days.some(({ full }) => full) && !waits);
  const all = event.days.map(({ day }) => day);
  const open = event.days.filter(({ full }) => waits || !full).map(({ day }) => day);
  const form = useForm<PartyTyped>(() => ({ ...whoIsSignedIn(), companions: 0, days: open }));
  const register = async (body: Omit<PartyTyped, 'mobile'>) => {
    try {
      await callOperation(isWaiting ? wait : registerCall, { body: { ...body, code: event.code } });
    } catch (failure) {
      if (apiFailure(failure).code === 'CONFLICT') setOffersOther(true);
      throw failure;
    }
    setWrittenTo(body.email);
  };
  const send = (typed: PartyTyped) =>
    event.host === null
      ? checkAndSend(registerForm, typed, register)
      : checkAndSend(hostedRegisterForm, typed, register);
  if (writtenTo) {
    return (
      <Dialog open title={t('Check your email')} onClose={onClose}>
        <div className="stack">
          <p role="status">
            <Sentence
              text={t(
                isWaiting
                  ? 'We’ve sent an email to {email}. It has your position on the waiting list and a link to leave it. When there is a place for you, we email you and keep it for 24 hours.'
                  : 'We’ve sent an email to {email}. It has your registration number and explains how to change or withdraw. There is nothing to pay.',
              )}
              parts={{ email: <strong className="strong">{writtenTo}</strong> }}
            />
          </p>
          {isWaiting ? (
            <Button variant="out" onClick={onClose} data-autofocus>
              {t('Close')}
            </Button>
          ) : (
            <div className="row folds">
              <Button variant="go" onClick={() => onSignIn(writtenTo)} data-autofocus>
                {t('Sign in with the number')}
              </Button>
              <Button variant="txt" onClick={onClose}>
                {t('Later')}
              </Button>
            </div>
          )}
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={t(isWaiting ? 'Waiting list of {event}' : 'Register for {event}', { event: event.name })}
      onClose={onClose}
    >
      <form className="stack" noValidate onSubmit={form.submit(send)}>
        <p className="muted">
          {isWaiting
            ? t('When places come free, we offer them in the order of the list to the first party that fits.')
            : t('There is nothing to pay, and you can change or withdraw later.')}
        </p>
        <p className="small muted">
          {event.host !== null &&
            `${t('{host} sees your name, how many you are and your days, but not your email.', { host: event.host })} `}
          {t('If you write a message there, everybody who is registered reads it with your first name and initial.')}
        </p>
        <PartyFields event={event} today={today} form={form} {...(isWaiting ? { own: all } : {})}>
          <TextField
            label={t('Email')}
            type="email"
            autoComplete="email"
            hint={t(
              isWaiting ? 'Your position and the offer of a place go there.' : 'Your registration number goes there.',
            )}
            {...form.field('email')}
          />
        </PartyFields>
        <FormFailure message={form.problem} />
        <Button
          type="submit"
          variant="go"
          wide
          busy={form.sending}
          busyLabel={t(isWaiting ? 'Joining…' : 'Registering…')}
        >
          {isWaiting ? t('Join the waiting list') : t('Register')}
        </Button>
        {offersOther && (
          <Button variant="txt" onClick={() => setWaiting(!isWaiting)}>
            {isWaiting ? t('Register instead') : t('Join the waiting list instead')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
