'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { formatDate, formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { countedInWords } from '#lib/shared/number-words.ts';
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
      <Dialog open title="You are registered" onClose={onClose}>
        <div className="stack">
          <p role="status">
            Your registration number is <strong className="strong">{accept.data.number}</strong>. We have emailed it to
            you, too. There is nothing to pay.
          </p>
          <div className="row folds">
            <Button variant="go" onClick={() => onSignIn(accept.data)} data-autofocus>
              Sign in with the number
            </Button>
            <Button variant="txt" onClick={onClose}>
              Later
            </Button>
          </div>
        </div>
      </Dialog>
    );
  if (leave.data || error)
    return (
      <Dialog open title="You are not on the waiting list" onClose={onClose}>
        <div className="stack">
          {leave.data ? (
            <p role="status">You have left the waiting list. You can join it again while registration is open.</p>
          ) : (
            <p role="alert">
              {error?.message} It ends when you register or leave, when an offer is not accepted in time, and when
              registration closes.
            </p>
          )}
          <Button variant="out" onClick={onClose} data-autofocus>
            Close
          </Button>
        </div>
      </Dialog>
    );
  const busy = accept.isPending || leave.isPending;
  return (
    <Dialog
      open
      title={data?.offeredUntil ? `A place at ${event.name} is free for you` : 'Your place on the waiting list'}
      onClose={onClose}
    >
      {!data && <LoadingRows label="Loading your place on the waiting list" count={2} />}
      {data && (
        <div className="stack">
          <p>
            {data.offeredUntil
              ? `It is kept for you until ${formatInstant(data.offeredUntil, event.zone, today)} (${event.cityName} time). After that it goes to the next on the list.`
              : `You are number ${data.position} of ${data.waiting}. When there is a place for you, we email you and keep it for 24 hours.`}
          </p>
          <p className="muted">{partyText(data, today)}</p>
          <FormFailure message={(accept.error ?? leave.error)?.message} />
          <div className="row folds">
            {data.offeredUntil && (
              <Button
                variant="go"
                busy={accept.isPending}
                disabled={busy}
                busyLabel="Registering…"
                onClick={() => accept.mutate()}
                data-autofocus
              >
                Accept
              </Button>
            )}
            <Button
              variant="out"
              busy={leave.isPending}
              disabled={busy}
              busyLabel="Leaving…"
              onClick={() => leave.mutate()}
            >
              {data.offeredUntil ? 'Decline' : 'Leave the waiting list'}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** "You and one companion, on Fri 15 Jan and Sat 16 Jan." */
const partyText = ({ companions, days }: WaitingView, today: IsoDate): string =>
  `${companions ? `You and ${countedInWords(companions, 'companion')}` : 'You alone'}, on ${andList(days.map((day) => formatDate(day, today)))}.`;
