'use client';

import { useEffect, useRef } from 'react';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { withTexts } from '#lib/client/with-texts.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { onDemand } from '#components/ui/on-demand.tsx';
import { useRegistration } from '../client/registration.ts';
import { signOutOfEvent } from '../client/session.ts';
import type { EventView } from '../contract.ts';
import type { GuestGalleryProps } from './gallery/guest-gallery.tsx';
import type { GuestMessagesProps } from './messages/guest-messages.tsx';
import { Registered } from './registered.tsx';
import type { GuestRoomsProps } from './rooms/guest-rooms.tsx';
import styles from './registered.module.css';
import { Withdrawn } from './withdrawn.tsx';

// these parts come with the registration
const GuestMessages = onDemand<GuestMessagesProps>(() =>
  import('./messages/guest-messages.tsx').then((part) => part.GuestMessages),
);
const GuestRooms = onDemand<GuestRoomsProps>(() =>
  withTexts(['stay', 'event-rooms', 'booked', 'booked-stay'], import('./rooms/guest-rooms.tsx')).then(
    (part) => part.GuestRooms,
  ),
);
const Roommates = onDemand(() =>
  withTexts(['event-rooms'], import('./rooms/roommates.tsx')).then((part) => part.Roommates),
);
const GuestGallery = onDemand<GuestGalleryProps>(() =>
  import('./gallery/guest-gallery.tsx').then((part) => part.GuestGallery),
);

export type MyRegistrationProps = {
  event: EventView;
  today: IsoDate;
  /** They just signed in: moves the focus here. */ arrived: boolean;
  /** They signed out. */ onLeft: () => void;
};

/** The registration of the signed-in guest, with available changes. */
export function MyRegistration(props: MyRegistrationProps) {
  const { arrived } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrived) place.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <QueryProvider>
        <Own {...props} />
      </QueryProvider>
    </div>
  );
}

function Own({ event, today, onLeft }: MyRegistrationProps) {
  const { data: registration, error, refetch, isFetching } = useRegistration();
  const leave = () => {
    onLeft();
    signOutOfEvent();
  };
  if (!registration && !error) return <LoadingCards label={t('Loading your registration')} count={1} />;
  return (
    <div className="stack">
      {!registration && (
        <>
          <FieldError>{error?.message}</FieldError>
          <Button variant="ink" busy={isFetching} busyLabel={t('Loading…')} onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </>
      )}
      {registration?.state === 'registered' && <Registered event={event} registration={registration} today={today} />}
      {registration?.state === 'registered' && event.host === null && <GuestRooms today={today} />}
      {registration?.state === 'registered' && event.host === null && <Roommates />}
      {registration?.state === 'registered' && <GuestMessages host={event.host} />}
      {registration?.state === 'registered' && <GuestGallery host={event.host} />}
      {registration?.state === 'withdrawn' && (
        <Withdrawn event={event} registration={registration} today={today} onAgain={leave} />
      )}
      <hr className="rule" />
      <Button variant="txt" size="sm" onClick={leave}>
        {event.host === null ? t('Sign out of {event}', { event: event.name }) : t('Sign out of this event')}
      </Button>
    </div>
  );
}
