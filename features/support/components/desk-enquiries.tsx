'use client';

import { TabbedList } from '#components/ui/tabbed-list.tsx';
import { TextForm } from '#components/ui/text-form.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { answerEnquiry } from '../client/calls.ts';
import { DESK_ENQUIRIES, type EnquiriesShown, useDeskEnquiries } from '../client/queries.ts';
import type { DeskEnquiry } from '../contract.ts';
import { DESK_PAGE, TOPIC_LABELS } from '../rules/enquiry.ts';
import { MOST_MESSAGES } from '../rules/thread.ts';
import { MessageThread } from './message-thread.tsx';
import styles from './enquiries.module.css';

const PARTS: readonly { show: EnquiriesShown; label: string; empty: string }[] = [
  { show: 'open', label: 'To answer', empty: 'No question is waiting for an answer.' },
  { show: 'answered', label: 'Answered', empty: 'Answered questions will appear here.' },
];

export type DeskEnquiriesProps = { show: EnquiriesShown; page: number };

/** The desk's enquiries, each with its messages and the form for an answer. */
export function DeskEnquiries({ show, page }: DeskEnquiriesProps) {
  const { data, error } = useDeskEnquiries(show, page);
  return (
    <div className={styles.screen}>
      <h1 className="h1">Enquiries</h1>
      <TabbedList
        label="Enquiries"
        parts={PARTS}
        show={show}
        page={page}
        pageSize={DESK_PAGE}
        count={data?.count}
        error={error}
        loading={{ label: 'Loading the enquiries', rows: 4 }}
        hrefOf={workRoutes.deskEnquiries}
      >
        {data && data.count > 0 && (
          <ul className={styles.list} aria-label="Enquiries">
            {data.enquiries.map((one) => (
              <Enquiry key={one.enquiryId} enquiry={one} />
            ))}
          </ul>
        )}
      </TabbedList>
    </div>
  );
}

function Enquiry({ enquiry }: { enquiry: DeskEnquiry }) {
  const { number, topic, name, email, bookingCode, waitingSince, messages } = enquiry;
  return (
    <li className={styles.enquiry} aria-label={number}>
      <h2 className="h4">
        {number}: {TOPIC_LABELS[topic]}
      </h2>
      <p className={styles.who}>
        {name}, {email}
        {bookingCode && `, booking ${bookingCode}`}
        {waitingSince && `, waiting since ${readerTime(waitingSince)}`}
      </p>
      <MessageThread messages={messages} writers={{ asker: name, staff: 'Desk' }} />
      <AnswerForm enquiry={enquiry} />
    </li>
  );
}

function AnswerForm({ enquiry: { enquiryId, number, messages, waitingSince } }: { enquiry: DeskEnquiry }) {
  const form = useForm(() => ({ answer: '' }));
  const sending = useSend(answerEnquiry, { reads: DESK_ENQUIRIES, done: form.reset });
  if (messages.length >= MOST_MESSAGES) return <p className="muted">This enquiry has all the messages it can have.</p>;
  return (
    <TextForm
      label={waitingSince ? `Answer to ${number}` : `Another answer to ${number}`}
      hint="It is sent by email exactly as written here."
      rows={waitingSince ? 4 : 2}
      field={form.field('answer')}
      form={form}
      onSubmit={form.submit(({ answer }) => sending.sendOrThrow({ enquiryId, shownMessages: messages.length, answer }))}
      variant="ink"
    >
      Send the answer
    </TextForm>
  );
}
