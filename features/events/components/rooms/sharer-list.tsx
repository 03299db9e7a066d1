'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { answerRequest, askToShare, takeBackRequest } from '../../client/calls.ts';
import { ROOMMATES } from '../../client/roommates.ts';
import type { SharerView, SharingView } from '../../contract.ts';
import styles from './roommates.module.css';

export type SharerListProps = { sharing: SharingView; /** A request was answered. */ onChanged: () => void };

/** Requests to answer, and the other guests on the list with what can be done. */
export function SharerList({ sharing: { received, sent, others }, onChanged }: SharerListProps) {
  const has = (list: readonly SharerView[], { guestId }: SharerView) => list.some((one) => one.guestId === guestId);
  const asking = useSend(askToShare, { reads: ROOMMATES, done: () => toast.success('Your request was sent.') });
  const takingBack = useSend(takeBackRequest, {
    reads: ROOMMATES,
    done: () => toast.success('Your request was withdrawn.'),
  });
  const answering = useSend(answerRequest, { reads: ROOMMATES, done: onChanged });
  const isBusy = asking.busy || takingBack.busy || answering.busy;
  const looking = others.filter((one) => !has(received, one));
  return (
    <>
      <FormFailure message={asking.message ?? takingBack.message ?? answering.message ?? undefined} />
      {received.length > 0 && (
        <div className="stack">
          <h4 className="h4">{received.length === 1 ? 'Somebody asks you' : `${received.length} guests ask you`}</h4>
          <ul className={styles.list}>
            {received.map((one) => (
              <Sharer key={one.guestId} sharer={one}>
                <Button
                  variant="ink"
                  size="sm"
                  disabled={isBusy}
                  aria-label={`Share a room with ${one.name}`}
                  onClick={() => answering.send({ guestId: one.guestId, accepted: true })}
                >
                  Share a room
                </Button>
                <Button
                  variant="txt"
                  size="sm"
                  disabled={isBusy}
                  aria-label={`Decline the request of ${one.name}`}
                  onClick={() => answering.send({ guestId: one.guestId, accepted: false })}
                >
                  Decline
                </Button>
              </Sharer>
            ))}
          </ul>
        </div>
      )}
      <h4 className="h4">
        {looking.length ? `${counted(looking.length, 'other guest')} on the list` : 'Nobody else is on the list yet'}
      </h4>
      {looking.length === 0 && (
        <p className="small muted">We email you when somebody asks you. Look here again in a few days.</p>
      )}
      <ul className={styles.list}>
        {looking.map((one) => {
          const isAsked = has(sent, one);
          return (
            <Sharer key={one.guestId} sharer={one}>
              {one.refused && !isAsked ? (
                <p className="small muted">{one.refused}</p>
              ) : (
                <Button
                  variant="out"
                  size="sm"
                  disabled={isBusy}
                  aria-label={isAsked ? `Withdraw the request: ${one.name}` : `Ask ${one.name}`}
                  onClick={() => (isAsked ? takingBack : asking).send({ guestId: one.guestId })}
                >
                  {isAsked ? 'Withdraw the request' : 'Ask'}
                </Button>
              )}
            </Sharer>
          );
        })}
      </ul>
    </>
  );
}

function Sharer({ sharer: { name, about }, children }: { sharer: SharerView; children: ReactNode }) {
  return (
    <li className={styles.sharer}>
      <div>
        <strong>{name}</strong>
        <p className={styles.about}>{about}</p>
      </div>
      <div className="row folds">{children}</div>
    </li>
  );
}
