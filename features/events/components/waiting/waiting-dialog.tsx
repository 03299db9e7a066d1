'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { formatDate, formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { countedInWords } from '#lib/shared/number-words.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { acceptOffer, leaveWaiting } from '../../client/calls.ts';
import { waitingOptions } from '../../client/waiting.ts';
import type { EventView, WaitingView } from '../../contract.ts';

export type WaitingDialogProps = {
  event: EventView;
  /** The key in the email’s link. */
  placeKey: string;
  today: IsoDate;
  onClose: () => void;
  onSignIn: (guest: { number: string; email: string }) => void;
};

/** A place in the waiting list: its position, or the offer to accept or decline. */
export const WaitingDialog = (props: WaitingDialogProps) => (
  <QueryProvider>
    <PlaceDialog {...props} />
  </QueryProvider>
);

function PlaceDialog({ event, placeKey, today, onClose, onSignIn }: WaitingDialogProps) {
  const { data, error } = useQuery(waitingOptions(placeKey));
  const accept = useMutation({
    mutationFn: () => callOperation(acceptOffer, { body: { key: placeKey }, key: randomId() }),
  });
  const leave = useMutation({
    mutationFn: () => callOperation(leaveWaiting, { body: { key: placeKey }, key: randomId() }),
  });
  if (accept.data)
    return (
      <Dialog open title={t('You are registered')} onClose={onClose}>
        <div className="stack">
          <p role="status">
            <Sentence
              text={t('Your registration number is {number}. We have emailed it to you, too. There is nothing to pay.')}
              parts={{ number: <strong className="strong">{accept.data.number}</strong> }}
            />
          </p>
          <div className="row folds">
            <Button variant="go" onClick={() => onSignIn(accept.data)} data-autofocus>
              {t('Sign in with the number')}
            </Button>
            <Button variant="txt" onClick={onClose}>
              {t('Later')}
            </Button>
          </div>
        </div>
      </Dialog>
    );
  if (leave.data || error)
    return (
      <Dialog open title={t('You are not on the waiting list')} onClose={onClose}>
        <div className="stack">
          {leave.data ? (
            <p role="status">
              {t('You have left the waiting list. You can join it again while registration is open.')}
            </p>
          ) : (
            <p role="alert">
              {messageText(error?.message ?? '')}{' '}
              {t(
                'It ends when you register or leave, when an offer is not accepted in time, and when registration closes.',
              )}
            </p>
          )}
          <Button variant="out" onClick={onClose} data-autofocus>
            {t('Close')}
          </Button>
        </div>
      </Dialog>
    );
  const busy = accept.isPending || leave.isPending;
  return (
    <Dialog
      open
      title={
        data?.offeredUntil
          ? t('A place at {event} is free for you', { event: event.name })
          : t('Your place on the waiting list')
      }
      onClose={onClose}
    >
      {!data && <LoadingRows label={t('Loading your place on the waiting list')} count={2} />}
      {data && (
        <div className="stack">
          <p>
            {data.offeredUntil
              ? t('It is kept for you until {when} ({city} time). After that it goes to the next on the list.', {
                  when: formatInstant(data.offeredUntil, event.zone, today),
                  city: t(event.cityName),
                })
              : t(
                  'You are number {position} of {waiting}. When there is a place for you, we email you and keep it for 24 hours.',
                  { position: data.position ?? '', waiting: data.waiting },
                )}
          </p>
          <p className="muted">{partyText(data, today)}</p>
          <FormFailure message={(accept.error ?? leave.error)?.message} />
          <div className="row folds">
            {data.offeredUntil && (
              <Button
                variant="go"
                busy={accept.isPending}
                disabled={busy}
                busyLabel={t('Registering…')}
                onClick={() => accept.mutate()}
                data-autofocus
              >
                {t('Accept')}
              </Button>
            )}
            <Button
              variant="out"
              busy={leave.isPending}
              disabled={busy}
              busyLabel={t('Removing…')}
              onClick={() => leave.mutate()}
            >
              {data.offeredUntil ? t('Decline') : t('Leave the waiting list')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** "You and one companion, on Fri 15 Jan and Sat 16 Jan." */
const partyText = ({ companions, days }: WaitingView, today: IsoDate): string =>
  t(companions ? 'You and {companions}, on {days}.' : 'You alone, on {days}.', {
    companions: countedInWords(companions, 'companion'),
    days: andList(days.map((day) => formatDate(day, today))),
  });
