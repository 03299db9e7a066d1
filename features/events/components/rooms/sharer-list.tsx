'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { answerRequest, askToShare, takeBackRequest } from '../../client/calls.ts';
import { ROOMMATES } from '../../client/roommates.ts';
import type { SharerView, SharingView } from '../../contract.ts';
import { languageOf } from '../language-of.ts';
import styles from './roommates.module.css';

export type SharerListProps = { sharing: SharingView; /** A request was answered. */ onChanged: () => void };

/** Requests to answer, and the other guests on the list with what can be done. */
export function SharerList({ sharing: { received, sent, others }, onChanged }: SharerListProps) {
  const has = (list: readonly SharerView[], { guestId }: SharerView) => list.some((one) => one.guestId === guestId);
  const asking = useSend(askToShare, { reads: ROOMMATES, done: () => toast.success(t('Your request was sent.')) });
  const takingBack = useSend(takeBackRequest, {
    reads: ROOMMATES,
    done: () => toast.success(t('Your request was withdrawn.')),
  });
  const answering = useSend(answerRequest, { reads: ROOMMATES, done: onChanged });
  const isBusy = asking.busy || takingBack.busy || answering.busy;
  const looking = others.filter((one) => !has(received, one));
  return (
    <>
      <FormFailure message={asking.message ?? takingBack.message ?? answering.message ?? undefined} />
      {received.length > 0 && (
        <div className="stack">
          <h4 className="h4">
            {t(received.length === 1 ? 'Somebody asks you' : '{n} guests ask you', { n: received.length })}
          </h4>
          <ul className={styles.list}>
            {received.map((one) => (
              <Sharer key={one.guestId} sharer={one}>
                <Button
                  variant="ink"
                  size="sm"
                  disabled={isBusy}
                  aria-label={t('Share a room with {name}', { name: one.name })}
                  onClick={() => answering.send({ guestId: one.guestId, accepted: true })}
                >
                  {t('Share a room')}
                </Button>
                <Button
                  variant="txt"
                  size="sm"
                  disabled={isBusy}
                  aria-label={t('Decline the request of {name}', { name: one.name })}
                  onClick={() => answering.send({ guestId: one.guestId, accepted: false })}
                >
                  {t('Decline')}
                </Button>
              </Sharer>
            ))}
          </ul>
        </div>
      )}
      <h4 className="h4">
        {looking.length
          ? t('{guests} on the list', { guests: counted(looking.length, 'other guest') })
          : t('Nobody else is on the list yet')}
      </h4>
      {looking.length === 0 && (
        <p className="small muted">{t('We email you when somebody asks you. Look here again in a few days.')}</p>
      )}
      <ul className={styles.list}>
        {looking.map((one) => {
          const isAsked = has(sent, one);
          return (
            <Sharer key={one.guestId} sharer={one}>
              {one.refused && !isAsked ? (
                <p className="small muted">{messageText(one.refused)}</p>
              ) : (
                <Button
                  variant="out"
                  size="sm"
                  disabled={isBusy}
                  aria-label={t(isAsked ? 'Withdraw the request: {name}' : 'Ask {name}', { name: one.name })}
                  onClick={() => (isAsked ? takingBack : asking).send({ guestId: one.guestId })}
                >
                  {isAsked ? t('Withdraw the request') : t('Ask')}
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
        <p className={styles.about} lang={languageOf(about)}>
          {about}
        </p>
      </div>
      <div className="row folds">{children}</div>
    </li>
  );
}
