'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { FieldError } from '#components/ui/field.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { Table } from '#components/ui/table.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { notificationPreferences, saveNotificationPreferences } from '../client/calls.ts';
import { useNotified } from '../client/use-notified.ts';
import type { NotificationPreferences } from '../contract.ts';
import { CHANNEL_LABELS, CHANNELS, KIND_LABELS, type SwitchedOff } from '../rules/preferences.ts';
import styles from './notifications.module.css';

const PREFERENCES = ['notification-preferences'] as const;

/** The account's table of what the person is told by which channel. Each change is saved at once. */
export function MyNotifications() {
  const person = useNotified();
  const { data, error, refetch } = useQuery({
    queryKey: PREFERENCES,
    queryFn: ({ signal }) => callOperation(notificationPreferences, { signal }),
    enabled: person !== null,
  });
  if (!person) return null;
  return (
    <section className={classNames('card', styles.mine)} aria-labelledby="my-notifications">
      <h2 id="my-notifications" className="h3">
        Notifications
      </h2>
      <p className="muted">
        What you are told by the bell, by email and by push. Push reaches the devices on which you turned notifications
        on. Confirmations and changes of trips you book yourself always come by email.
      </p>
      {data ? (
        <Preferences preferences={data} />
      ) : error ? (
        <div role="alert">
          <p>Your settings could not be loaded.</p>
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <LoadingRows label="Loading your settings" count={3} />
      )}
      <p>
        <Button href={workRoutes.notifications()}>Open notifications</Button>
      </p>
    </section>
  );
}

const offIn = ({ kinds }: NotificationPreferences): SwitchedOff[] =>
  kinds.flatMap(({ kind, channels }) => channels.flatMap(({ channel, on }) => (on ? [] : { kind, channel })));

function Preferences({ preferences }: { preferences: NotificationPreferences }) {
  const save = useSend(saveNotificationPreferences, { reads: PREFERENCES });
  const off = offIn(preferences);
  const set = ({ kind, channel }: SwitchedOff, on: boolean) =>
    save.send({
      off: [...off.filter((one) => one.kind !== kind || one.channel !== channel), ...(on ? [] : [{ kind, channel }])],
    });
  return (
    <>
      <Table caption="What you are told by which channel">
        <thead>
          <tr>
            <th scope="col">About</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {CHANNEL_LABELS[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preferences.kinds.map(({ kind, company, channels }) => (
            <tr key={kind}>
              <th scope="row">
                {KIND_LABELS[kind].name}
                <span className={styles.about}>
                  {company ? KIND_LABELS[kind].about : 'Switched off by your company'}
                </span>
              </th>
              {CHANNELS.map((channel) => {
                const found = channels.find((one) => one.channel === channel);
                return (
                  <td key={channel}>
                    {found ? (
                      <label className={styles.box}>
                        <input
                          type="checkbox"
                          aria-label={`${KIND_LABELS[kind].name}: ${CHANNEL_LABELS[channel]}`}
                          checked={company && found.on}
                          disabled={!company || save.busy}
                          onChange={(event) => set({ kind, channel }, event.target.checked)}
                        />
                      </label>
                    ) : (
                      <span className={classNames('small', 'muted', styles.unavailable)}>Not available</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      <div role="alert">
        <FieldError>{save.fields.off ?? save.message}</FieldError>
      </div>
    </>
  );
}
