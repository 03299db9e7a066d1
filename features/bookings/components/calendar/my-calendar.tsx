'use client';

import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Tag } from '#components/ui/tag.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { dateInZone, formatDate } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { MODULES } from '#lib/shared/rights.ts';
import { allows, useSession } from '#features/session/client/session.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { useCalendarFeed, useEndCalendarFeed, useMakeCalendarFeed } from '../../client/calendar-feed.ts';
import { NewAddress } from './new-address.tsx';
import styles from './my-calendar.module.css';

/** Makes, replaces and ends the person's calendar address, in their account. */
export function MyCalendar() {
  const mayView = useSession(
    (now) =>
      now.status === 'in' && (now.loggedInUserType !== 'corporate' || allows(now.userDetails, MODULES.booking, 'view')),
  );
  return mayView ? <CalendarCard /> : null;
}

/** Reads are noted to the day. */
const dayOf = (instant: string): string => {
  const zone = deviceZone();
  return formatDate(dateInZone(instant, zone), dateInZone(new Date(), zone));
};

function CalendarCard() {
  const { data } = useCalendarFeed();
  const make = useMakeCalendarFeed();
  const end = useEndCalendarFeed();
  const feed = data?.feed;
  const failed = make.error ?? end.error;
  const turnOff = () => end.mutate(undefined, { onSuccess: make.reset });
  return (
    <section className={classNames('card', styles.card)}>
      <div className="row apart folds">
        <h2 className="h3">{t('Your trips in your calendar')}</h2>
        {feed && <Tag tone="good">{t('On')}</Tag>}
      </div>
      <p className="muted">
        {t(
          'Subscribe once in Google Calendar, Apple Calendar or Outlook: booked trips appear there and follow every change. The calendar contains places, times and addresses, without names, codes or prices.',
        )}
      </p>
      {feed && make.data && <NewAddress address={make.data.address} />}
      {feed && !make.data && (
        <p className="small muted">
          {t('Created {when}.', { when: readerTime(feed.createdAt) })}{' '}
          {feed.readAt
            ? t('A calendar last read it on {day}.', { day: dayOf(feed.readAt) })
            : t('No calendar has read it yet.')}{' '}
          {t('The address itself is not stored and cannot be shown again.')}
        </p>
      )}
      {data && (
        <div className={styles.actions}>
          <Button busy={make.isPending} busyLabel={t('Creating the address…')} onClick={() => make.mutate()}>
            {feed ? t('Replace the address') : t('Create a calendar address')}
          </Button>
          {feed && (
            <Button variant="txt" busy={end.isPending} busyLabel={t('Turning off…')} onClick={turnOff}>
              {t('Turn off')}
            </Button>
          )}
        </div>
      )}
      {feed && (
        <p className="small muted">
          {t('If you replace it or turn it off, the earlier address stops working at once.')}
        </p>
      )}
      {failed && (
        <p className="small bad" role="alert">
          {messageText(failed.message)}
        </p>
      )}
    </section>
  );
}
