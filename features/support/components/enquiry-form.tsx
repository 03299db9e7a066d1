'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { tab } from '#lib/client/browser-storage.ts';
import { ENQUIRY_QUESTION } from '#lib/client/enquiry-question.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { checkAndSend } from '#lib/client/check-and-send.ts';
import { useForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import type { BodyInput, BodyOf } from '#lib/shared/define-operation.ts';
import { readSession } from '#features/session/client/session.ts';
import { sendEnquiry } from '../client/calls.ts';
import { enquiryForm, type sendEnquiry as operation } from '../contract.ts';
import { TOPIC_LABELS, TOPICS } from '../rules/enquiry.ts';
import styles from './enquiries.module.css';

type Typed = { name: string; email: string; topic: string; bookingCode: string; question: string };
type Sent = { number: string; email: string };

/** The signed-in person, to prefill the form; empty fields otherwise. */
function whoIsSignedIn(): Pick<Typed, 'name' | 'email'> {
  const { userDetails } = readSession();
  if (!userDetails) return { name: '', email: '' };
  const { firstName, lastName } = userDetails;
  return {
    name: `${firstName} ${lastName}`.trim(),
    email: 'workEmail' in userDetails ? userDetails.workEmail : userDetails.email,
  };
}

const topicOptions = () => [
  { value: '', label: t('Choose') },
  ...TOPICS.map((topic) => ({ value: topic, label: t(TOPIC_LABELS[topic]) })),
];

/** A question to the desk, by anybody; `booking` is the code of the booking it is about, or empty. */
export function EnquiryForm({ booking }: { booking: string }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useForm<Typed>(() => ({
    ...whoIsSignedIn(),
    topic: '',
    bookingCode: booking,
    question: tab.read(ENQUIRY_QUESTION) ?? '',
  }));
  if (sent)
    return (
      <div className="stack" role="status">
        <h2 className="h3">{t('We have your question')}</h2>
        <p>
          <Sentence
            text={t(
              'Its number is {number}. We answer by email to {email}, and have sent the number there, with a link to a page where you can add to your question.',
            )}
            parts={{ number: <strong className="strong">{sent.number}</strong>, email: sent.email }}
          />
        </p>
      </div>
    );
  const send = async (body: BodyOf<typeof operation>) => {
    const { number } = await callOperation(sendEnquiry, { body });
    tab.remove(ENQUIRY_QUESTION);
    setSent({ number, email: body.email });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit((typed) => checkAndSend(enquiryForm, typed as BodyInput<typeof operation>, send))}
    >
      <TextField label={t('Your name')} autoComplete="name" {...form.field('name')} />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        hint={t('We answer there.')}
        {...form.field('email')}
      />
      <SelectField label={t('What it is about')} options={topicOptions()} {...form.field('topic')} />
      <TextField
        label={t('Booking code')}
        optional
        autoComplete="off"
        hint={t('If it is about a booking. It is on the confirmation.')}
        {...form.field('bookingCode')}
      />
      <TextareaField
        label={t('Your question')}
        rows={6}
        hint={t('Leave out card numbers and passwords: we never need them.')}
        {...form.field('question')}
      />
      <FormFailure message={form.problem} />
      <Button type="submit" variant="go" busy={form.sending} busyLabel={t('Sending…')}>
        {t('Send the question')}
      </Button>
    </form>
  );
}
