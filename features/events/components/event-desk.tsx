'use client';

import { useEffect, useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { UntilScript } from '#components/feedback/without-script.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { withTexts } from '#lib/client/with-texts.ts';
import { useSession } from '#features/session/client/session.ts';
import { removeLinkFragment, useInLink } from '../client/use-in-link.ts';
import type { EventView } from '../contract.ts';
import type { EventSignInProps } from './event-sign-in.tsx';
import styles from './event-desk.module.css';
import type { MyRegistrationProps } from './my-registration.tsx';
import type { RegisterDialogProps } from './register-dialog.tsx';
import type { WaitingDialogProps } from './waiting/waiting-dialog.tsx';

const EventSignIn = dialogOnDemand<EventSignInProps>(() =>
  import('./event-sign-in.tsx').then((dialog) => dialog.EventSignIn),
);
const RegisterDialog = dialogOnDemand<RegisterDialogProps>(() =>
  import('./register-dialog.tsx').then((dialog) => dialog.RegisterDialog),
);
const WaitingDialog = dialogOnDemand<WaitingDialogProps>(() =>
  import('./waiting/waiting-dialog.tsx').then((dialog) => dialog.WaitingDialog),
);
const MyRegistration = onDemand<MyRegistrationProps>(
  () => withTexts(['event-guest', 'event-board'], import('./my-registration.tsx')).then((own) => own.MyRegistration),
  { Meanwhile: DeskSkeleton },
);

type Shown =
  | { what: 'register'; waits: boolean }
  | { what: 'sign-in'; number: string; email: string }
  | { what: 'waiting'; placeKey: string }
  | null;

/** Registration, the waiting list, sign-in to the event (2.9), and the guest's own registration. */
export function EventDesk({ event, today }: { event: EventView; today: IsoDate }) {
  const guest = useSession(({ eventUserDetails }) =>
    eventUserDetails?.eventCode === event.code ? eventUserDetails : null,
  );
  const looking = useSession(({ status }) => status === 'checking');
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<Shown>(null);
  const [number, placeKey] = [useInLink('registration'), useInLink('waiting')];
  const linked = number || placeKey;
  const [linkUsed, setLinkUsed] = useState('');
  const inLink: Shown = number ? { what: 'sign-in', number, email: '' } : { what: 'waiting', placeKey };
  const shown: Shown = opened ?? (linked && linked !== linkUsed ? inLink : null);
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
    removeLinkFragment();
  };
  useEffect(() => {
    if (guest && linked) removeLinkFragment();
  }, [guest, linked]);

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
      <UntilScript
        without={<p>{t('Registering needs JavaScript. The programme and the dates are all here without it.')}</p>}
      >
        <DeskSkeleton />
      </UntilScript>
    );
  const { open, why } = event.registering;
  const isFull = event.days.every(({ full }) => full);
  return (
    <div className="stack">
      <h2 className="h3">{open ? t('Come to {event}', { event: event.name }) : messageText(why ?? '')}</h2>
      {lastGuest && (
        <p role="status">
          {t('Your sign-in to {event} has ended. Your registration is as it was; sign in again to see it.', {
            event: event.name,
          })}
        </p>
      )}
      <p className="muted">
        {open
          ? isFull
            ? t('Every place is taken. Join the waiting list, and we email you when there is a place for you.')
            : t(
                'Tell us who is coming and on which days. Your places are reserved at once, and we email you a registration number.',
              )
          : t('If you are registered, you can still sign in and see your registration.')}
      </p>
      <div className={styles.choices}>
        {open && (
          <Button variant="go" size="lg" wide onClick={() => setOpened({ what: 'register', waits: isFull })}>
            {isFull ? t('Join the waiting list') : t('Register')}
          </Button>
        )}
        <Button variant="out" wide onClick={() => setOpened({ what: 'sign-in', number: '', email: '' })}>
          {t('Already registered? Sign in')}
        </Button>
      </div>
      {shown?.what === 'register' && (
        <RegisterDialog
          event={event}
          waits={shown.waits}
          today={today}
          onClose={close}
          onSignIn={(email) => setOpened({ what: 'sign-in', number: '', email })}
        />
      )}
      {shown?.what === 'sign-in' && (
        <EventSignIn event={event} number={shown.number} email={shown.email} onClose={close} />
      )}
      {shown?.what === 'waiting' && (
        <WaitingDialog
          event={event}
          placeKey={shown.placeKey}
          today={today}
          onClose={close}
          onSignIn={(accepted) => {
            close();
            setOpened({ what: 'sign-in', ...accepted });
          }}
        />
      )}
    </div>
  );
}

function DeskSkeleton() {
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">{t('Checking your event sign-in')}</span>
      <Skeleton width="60%" height={22} />
      <Skeleton width="100%" height={40} />
      <Skeleton width="100%" height={56} />
      <Skeleton width="100%" height={44} />
    </div>
  );
}
