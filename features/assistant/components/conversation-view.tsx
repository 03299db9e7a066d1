'use client';

import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useSession } from '#features/session/client/session.ts';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { t } from '#lib/shared/texts.ts';
import { useConversation } from '../client/use-conversation.ts';
import { EXAMPLES } from '../rules/examples.ts';
import { AnswerEntry } from './answer-entry.tsx';
import { QuestionForm, type QuestionFormHandle } from './question-form.tsx';
import { Suggestions } from './suggestions.tsx';
import styles from './assistant.module.css';

export type ConversationProps = {
  /** Whether a language model is configured, so that it is said before anything is sent. */
  usesModel: boolean;
};

/** The conversation with its question field. */
export const ConversationView = (props: ConversationProps) => (
  <QueryProvider>
    <Conversation {...props} />
  </QueryProvider>
);

function Conversation({ usesModel }: ConversationProps) {
  const who = useSession(({ status, loggedInUserType }) =>
    status !== 'in' ? 'nobody' : loggedInUserType === PRODUCT.id ? 'traveller' : 'employee',
  );
  const { entries, ask, settle, clear } = useConversation();
  const form = useRef<QuestionFormHandle>(null);
  const last = entries.at(-1);
  const askNow = (question: string) => form.current?.ask(question);
  const suggestions = last ? last.reply.suggestions : EXAMPLES[who].map((example) => t(example));
  return (
    <div className={styles.screen}>
      <div role="log" aria-label={t('Conversation')} className={styles.log}>
        {entries.map((entry) => (
          <AnswerEntry
            key={entry.id}
            entry={entry}
            isLast={entry === last}
            onDone={(outcome) => {
              settle(entry.id, outcome);
              form.current?.focus();
            }}
          />
        ))}
      </div>
      <Suggestions title={t(last ? 'Ask next' : 'You could ask')} questions={suggestions} onAsk={askNow} />
      <QuestionForm ref={form} onAsk={ask} />
      <div className={styles.notes}>
        <p className="small muted">
          {t('An automatic assistant.')}{' '}
          {t(who === 'nobody' ? 'Sign in to ask about your own bookings.' : 'It looks only at what is yours.')}{' '}
          {t('The conversation stays in this tab and is not stored by us.')}
          {usesModel && ` ${toModel()}`}
        </p>
        {last && (
          <Button
            variant="txt"
            size="sm"
            onClick={() => {
              clear();
              form.current?.focus();
            }}
          >
            {t('Clear the conversation')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What is sent to a language model. */
const toModel = (): string =>
  t(
    'Where its own answers do not fit, a language model outside {product} gets your question, without email addresses and telephone, card, PAN and passport numbers, and the codes, titles, dates, amounts and status of your bookings that it asks for. Such answers say so.',
    { product: PRODUCT.name },
  );
