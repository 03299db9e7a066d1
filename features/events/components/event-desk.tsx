'use client';

import { useEffect, useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { UntilScript } from '#components/feedback/without-script.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { useSession } from '#features/session/client/session.ts';
import { forgetNumberInLink, useNumberInLink } from '../client/use-number-in-link.ts';
import type { EventView } from '../contract.ts';
import type { EventSignInProps } from './event-sign-in.tsx';
import styles from './event-desk.module.css';
import type { MyRegistrationProps } from './my-registration.tsx';
import type { RegisterDialogProps } from './register-dialog.tsx';

const EventSignIn = dialogOnDemand<EventSignInProps>(() =>
  import('./event-sign-in.tsx').then((dialog) => dialog.EventSignIn),
);
const RegisterDialog = dialogOnDemand<RegisterDialogProps>(() =>
  import('./register-dialog.tsx').then((dialog) => dialog.RegisterDialog),
);
const MyRegistration = onDemand<MyRegistrationProps>(
  () => import('./my-registration.tsx').then((own) => own.MyRegistration),
  { Meanwhile: DeskSkeleton },
);

type Shown = { what: 'register' } | { what: 'sign-in'; number: string; email: string } | null;

/** Registration, sign-in to the event (2.9), and the guest's own registration. */
export function EventDesk({ event, today }: { event: EventView; today: IsoDate }) {
  const guest = useSession(({ eventUserDetails }) =>
    eventUserDetails?.eventCode === event.code ? eventUserDetails : null,
  );
  const looking = useSession(({ status }) => status === 'checking');
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<Shown>(null);
  const linked = useNumberInLink();
  const [linkUsed, setLinkUsed] = useState('');
  const shown: Shown =
    opened ?? (linked && linked !== linkUsed ? { what: 'sign-in', number: linked, email: '' } : null);
  const [arrived, setArrived] = useState(false);
  const [lastGuest, setLastGuest] = useState<string | null>(null);
  // the guest who was signed in, to say that they no longer are
  if (guest && guest.number !== lastGuest) setLastGuest(guest.number);
  const shut = () => {
    setOpened(null);
    setLinkUsed(linked);
  };
  if (guest && shown) {
    shut();
    setArrived(true); // by the dialog, which also moves the focus
  }
  const close = () => {
    shut();
    forgetNumberInLink();
  };
  useEffect(() => {
    if (guest) forgetNumberInLink();
  }, [guest]);

  if (guest)
    return (
      <MyRegistration
        key={guest.number}
        event={event}
        today={today}
        arrived={arrived}
        onLeft={() => setLastGuest(null)}
      />
    );
  if (!hydrated || looking)
    return (
      <UntilScript without={<p>Registering needs JavaScript. The programme and the dates are all here without it.</p>}>
        <DeskSkeleton />
      </UntilScript>
    );
  const { open, why } = event.registering;
  return (
    <div className="stack">
      <h2 className="h3">{open ? `Come to ${event.name}` : why}</h2>
      {lastGuest && (
        <p role="status">
          Your sign-in to {event.name} has ended. Your registration is as it was; sign in again to see it.
        </p>
      )}
      <p className="muted">
        {open
          ? 'Tell us who is coming and on which days. Your places are reserved at once, and we email you a registration number.'
          : 'Who is registered can still sign in and see their registration.'}
      </p>
      <div className={styles.choices}>
        {open && (
          <Button variant="go" size="lg" wide onClick={() => setOpened({ what: 'register' })}>
            Register
          </Button>
        )}
        <Button variant="out" wide onClick={() => setOpened({ what: 'sign-in', number: '', email: '' })}>
          Already registered? Sign in
        </Button>
      </div>
      {shown?.what === 'register' && (
        <RegisterDialog
          event={event}
          today={today}
          onClose={close}
          onSignIn={(email) => setOpened({ what: 'sign-in', number: '', email })}
        />
      )}
      {shown?.what === 'sign-in' && (
        <EventSignIn event={event} number={shown.number} email={shown.email} onClose={close} />
      )}
    </div>
  );
}

function DeskSkeleton() {
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">Checking your event sign-in</span>
      <Skeleton width="60%" height={22} />
      <Skeleton width="100%" height={40} />
      <Skeleton width="100%" height={56} />
      <Skeleton width="100%" height={44} />
    </div>
  );
}
