'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { t } from '#lib/shared/texts.ts';
import { deviceZone, sameClock } from '#lib/shared/time-zones.ts';
import { readQuietHours, saveQuietHours } from '../client/calls.ts';
import type { QuietHours as Hours } from '../contract.ts';
import styles from './push.module.css';

const QUERY = ['quiet-hours'] as const;
const SUGGESTED = { from: '22:00', until: '07:00' };
/** A clock that is not known stands beside the end, as the form has no field for it. */
const nameOf = (path: string) => (path === 'quietHours.zone' ? 'until' : path.replace('quietHours.', ''));

/** Hours in which push messages to the person wait, on all their devices. Nothing while they are not known. */
export function QuietHours() {
  const { data } = useQuery({
    queryKey: QUERY,
    queryFn: ({ signal }) => callOperation(readQuietHours, { signal }),
  });
  return data ? <QuietHoursForm key={JSON.stringify(data)} saved={data.quietHours} /> : null;
}

function QuietHoursForm({ saved }: { saved: Hours | null }) {
  const { from, until } = saved ?? SUGGESTED;
  const form = useForm(() => ({ on: saved !== null, from, until }), nameOf);
  const done = ({ quietHours }: { quietHours: Hours | null }) =>
    toast.success(quietHours ? t('Quiet hours saved.') : t('Quiet hours are off.'));
  const save = useSend(saveQuietHours, { reads: QUERY, done });
  const end = useSend(saveQuietHours, { reads: QUERY, done });
  const zone = deviceZone();
  const problem = form.problem || end.message;
  return (
    <form
      className={styles.quiet}
      noValidate
      onSubmit={form.submit(({ on, ...hours }) => save.sendOrThrow({ quietHours: on ? { ...hours, zone } : null }))}
    >
      <Check
        label={t('Quiet hours: notifications wait until they are over')}
        name="on"
        checked={form.values.on}
        onChange={({ target: { checked } }) => {
          form.change({ on: checked });
          if (!checked && saved) end.send({ quietHours: null });
        }}
      />
      {form.values.on && (
        <>
          <div className={styles.hours}>
            <TextField label={t('Quiet from')} type="time" {...form.field('from')} />
            <TextField label={t('Until')} type="time" {...form.field('until')} />
            <Button type="submit" busy={form.sending} busyLabel={t('Saving…')}>
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
      {problem && <FormFailure message={problem} />}
    </form>
  );
}
