import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { dateInZone, formatDate, formatInstant } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { askGuest, guestLinksKey, withdrawGuestLink } from '../../client/company/guest-links.ts';
import type { GuestPlace } from '../../contract.ts';
import type { Filling } from './guest-filling.ts';
import styles from './ask-guests.module.css';

type GuestRowProps = { bookingId: string; guest: GuestPlace; filling: Filling | null };

/** One guest: the link they were sent or what they entered, and the fields to send one. */
export function GuestRow({ bookingId, guest, filling }: GuestRowProps) {
  const { place, called, state, given } = guest;
  const [asking, setAsking] = useState(false);
  const withdraw = useSend(withdrawGuestLink, { reads: guestLinksKey(bookingId) });
  const differs = given && filling && !filling.has(place, given);
  return (
    <li className={styles.guest}>
      <p className="strong">{called}</p>
      <div role="status">
        <GuestState guest={guest} differs={Boolean(differs)} />
      </div>
      {withdraw.message && (
        <p className="small bad" role="alert">
          {withdraw.message}
        </p>
      )}
      {asking ? (
        <AskFields bookingId={bookingId} guest={guest} onClose={() => setAsking(false)} />
      ) : (
        <div className={styles.actions}>
          {differs && (
            <Button variant="out" size="sm" onClick={() => filling.fill([{ place, given }])}>
              Use what the guest entered
            </Button>
          )}
          <Button variant={state === 'none' ? 'out' : 'txt'} size="sm" onClick={() => setAsking(true)}>
            {state === 'none' ? 'Send this guest a link' : 'Send a new link'}
          </Button>
          {state === 'sent' && (
            <Button
              variant="txt"
              size="sm"
              busy={withdraw.busy}
              busyLabel="Withdrawing…"
              onClick={() => withdraw.send({ bookingId, place })}
            >
              Withdraw the link
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function GuestState({ guest: { state, name, email, sentAt, endsAt, answeredAt, given }, differs }: GuestStateProps) {
  const zone = deviceZone();
  const today = dateInZone(new Date(), zone);
  const at = (instant: string | null) => (instant ? formatInstant(instant, zone, today) : '');
  return (
    <>
      {given && (
        <p>
          <Fact tone={differs ? 'plain' : 'good'}>
            From the guest, {at(answeredAt)}: {given.title} {given.firstName} {given.lastName}.{' '}
            {differs ? 'The form below has something else.' : 'You can still change it.'}
          </Fact>
        </p>
      )}
      {state === 'sent' && (
        <p>
          <Fact icon="clock">
            Sent to {name} at {email}, {at(sentAt)}. The link works until{' '}
            {endsAt ? formatDate(dateInZone(endsAt, zone), today) : ''} at the latest.
          </Fact>
        </p>
      )}
      {state === 'withdrawn' && <p className="small muted">The link to {email} is withdrawn and opens nothing.</p>}
      {state === 'expired' && <p className="small muted">The link to {email} has ended without an answer.</p>}
    </>
  );
}

type GuestStateProps = { guest: GuestPlace; differs: boolean };

type AskFieldsProps = { bookingId: string; guest: GuestPlace; onClose: () => void };

function AskFields({ bookingId, guest: { place, ...known }, onClose }: AskFieldsProps) {
  const form = useForm(() => ({ name: known.name, email: known.email }));
  const ask = useSend(askGuest, { reads: guestLinksKey(bookingId), done: onClose });
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={form.submit((typed) => ask.sendOrThrow({ bookingId, place, ...typed }))}
    >
      <TextField label="Guest’s name" hint="For your own list." autoComplete="off" {...form.field('name')} />
      <TextField label="Guest’s email" type="email" autoComplete="off" {...form.field('email')} />
      {form.problem && <FormFailure message={form.problem} />}
      <div className={styles.actions}>
        <Button type="submit" variant="ink" size="sm" busy={form.sending} busyLabel="Sending…">
          Ask the guest for their details
        </Button>
        <Button variant="txt" size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
