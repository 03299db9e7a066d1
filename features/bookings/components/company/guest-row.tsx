import { type KeyboardEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { TextField } from '#components/ui/text-field.tsx';
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
  const [typed, setTyped] = useState({ name: known.name, email: known.email });
  const { send, busy, fields, message } = useSend(askGuest, { reads: guestLinksKey(bookingId), done: onClose });
  const ask = () => {
    if (!busy) send({ bookingId, place, ...typed });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') ask();
  };
  return (
    <div className={styles.fields}>
      <TextField
        label="Guest’s name"
        hint="For your own list."
        autoComplete="off"
        value={typed.name}
        error={fields.name}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <TextField
        label="Guest’s email"
        type="email"
        autoComplete="off"
        value={typed.email}
        error={fields.email}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped({ ...typed, email: target.value })}
      />
      {message && (
        <p className="small bad" role="alert">
          {message}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="ink" size="sm" busy={busy} busyLabel="Sending…" onClick={ask}>
          Ask the guest for their details
        </Button>
        <Button variant="txt" size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
