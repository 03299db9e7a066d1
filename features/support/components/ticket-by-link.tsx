'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { toast } from '#components/ui/toast.ts';
import { TextForm } from '#components/ui/text-form.tsx';
import { IsolatedQueryProvider } from '#lib/client/query-client.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { useForm } from '#lib/client/use-form.ts';
import { useLinkToken } from '#lib/client/use-fragment.ts';
import { useSend } from '#lib/client/use-send.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { followUp } from '../client/calls.ts';
import { TICKET, ticketOptions } from '../client/queries.ts';
import type { Ticket } from '../contract.ts';
import { TOPIC_LABELS } from '../rules/enquiry.ts';
import { MessageThread } from './message-thread.tsx';
import styles from './enquiries.module.css';

/**
 * A question with its messages for whoever holds the link of its emails. Its queries are its own, because the page needs
 * no sign-in and whoever is signed in here may be someone else.
 */
export const TicketByLink = () => (
  <IsolatedQueryProvider>
    <LinkedTicket />
  </IsolatedQueryProvider>
);

function LinkedTicket() {
  const token = useLinkToken();
  const { data, error } = useQuery(ticketOptions(token ?? ''));
  if (token === '' || error)
    return (
      <ErrorState
        level={1}
        title={t('This link cannot be used')}
        meaning={error?.message ?? t('This link is incomplete. Open it again from the email.')}
        actions={
          <Button variant="go" href={routes.enquiry()}>
            {t('Ask a question')}
          </Button>
        }
      />
    );
  if (!data) return <LoadingCards label={t('Opening your question')} count={1} />;
  const { number, topic, bookingCode, isWaiting, messages, takesFollowUp, openUntil } = data;
  return (
    <div className={styles.screen}>
      <div className="stack">
        <h1 className="h1">{t('Your question {number}', { number })}</h1>
        <p className="muted">
          {bookingCode
            ? t('{topic}, booking {code}', { topic: t(TOPIC_LABELS[topic]), code: bookingCode })
            : t(TOPIC_LABELS[topic])}
        </p>
        <p role="status">
          <Fact icon="info">
            {t(
              isWaiting
                ? 'Waiting for our answer, which comes by email.'
                : 'Answered. If something is still open, write to us below.',
            )}
          </Fact>
        </p>
      </div>
      <MessageThread messages={messages} writers={{ asker: t('You'), staff: PRODUCT.name }} />
      {takesFollowUp ? (
        <FollowUpForm token={token ?? ''} openUntil={openUntil} />
      ) : (
        <p>
          {t('This question has all the messages it can have.')}{' '}
          <Button variant="txt" size="sm" href={routes.enquiry(bookingCode ? { booking: bookingCode } : {})}>
            {t('Ask a new question')}
          </Button>
        </p>
      )}
    </div>
  );
}

function FollowUpForm({ token, openUntil }: { token: string } & Pick<Ticket, 'openUntil'>) {
  const form = useForm(() => ({ message: '' }));
  const sending = useSend(followUp, {
    reads: TICKET,
    done: () => {
      form.reset();
      toast.success(t('We have your message. The answer comes by email.'));
    },
  });
  return (
    <TextForm
      label={t('Your message')}
      hint={t('Leave out card numbers and passwords: we never need them. This page is open until {when}.', {
        when: readerTime(openUntil),
      })}
      rows={5}
      field={form.field('message')}
      form={form}
      onSubmit={form.submit(({ message }) => sending.sendOrThrow({ token, message }))}
      variant="go"
    >
      {t('Send the message')}
    </TextForm>
  );
}
