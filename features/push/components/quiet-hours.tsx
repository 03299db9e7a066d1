'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { deviceZone, sameClock } from '#lib/shared/time-zones.ts';
import { readQuietHours, saveQuietHours } from '../client/calls.ts';
import type { QuietHours as Hours } from '../contract.ts';
import styles from './push.module.css';

const QUERY = ['quiet-hours'] as const;
const SUGGESTED = { from: '22:00', until: '07:00' };

/** Hours in which push messages to the person wait, on all their devices. Nothing while they are not known. */
export function QuietHours() {
  const { data } = useQuery({
    queryKey: QUERY,
    queryFn: ({ signal }) => callOperation(readQuietHours, { signal }),
  });
  return data ? <QuietHoursForm key={JSON.stringify(data)} saved={data.quietHours} /> : null;
}

function QuietHoursForm({ saved }: { saved: Hours | null }) {
  const [on, setOn] = useState(saved !== null);
  const [{ from, until }, setHours] = useState(saved ?? SUGGESTED);
  const { send, busy, fields, message } = useSend(saveQuietHours, {
    reads: QUERY,
    done: ({ quietHours }) => toast.success(quietHours ? t('Quiet hours saved.') : t('Quiet hours are off.')),
  });
  const zone = deviceZone();
  return (
    <form
      className={styles.quiet}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ quietHours: on ? { from, until, zone } : null });
      }}
    >
      <Check
        label={t('Quiet hours: notifications wait until they are over')}
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          if (!target.checked && saved) send({ quietHours: null });
        }}
      />
      {on && (
        <>
          <div className={styles.hours}>
            <TextField
              label={t('Quiet from')}
              type="time"
              value={from}
              onChange={({ target }) => setHours({ from: target.value, until })}
              error={fields['quietHours.from']}
            />
            <TextField
              label={t('Until')}
              type="time"
              value={until}
              onChange={({ target }) => setHours({ from, until: target.value })}
              error={fields['quietHours.until'] ?? fields['quietHours.zone']}
            />
            <Button type="submit" busy={busy} busyLabel={t('Saving…')}>
              {t('Save quiet hours')}
            </Button>
          </div>
          <p className="small muted">
            {saved && !sameClock(new Date(), saved.zone, zone)
              ? t('They follow the clock of {zone}. Save again to use the clock of this device.', { zone: saved.zone })
              : t('By the clock of this device.')}{' '}
            {t('Notifications about a trip that begins within a day do not wait.')}
          </p>
        </>
      )}
      {message && (
        <p className="small" role="alert">
          {messageText(message)}
        </p>
      )}
    </form>
  );
}
