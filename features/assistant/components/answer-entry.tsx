import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { FactList } from '#components/ui/fact-list.tsx';
import { tab } from '#lib/client/browser-storage.ts';
import { ENQUIRY_QUESTION } from '#lib/client/enquiry-question.ts';
import { routes } from '#lib/shared/routes.ts';
import { locale, t } from '#lib/shared/texts.ts';
import type { Entry } from '../client/conversation.ts';
import { ProposalCard } from './proposal-card.tsx';
import styles from './assistant.module.css';

type AnswerEntryProps = {
  entry: Entry;
  /** Only the last proposal can be confirmed: earlier figures may be out of date. */
  isLast: boolean;
  onDone: (outcome: string) => void;
};

/** A question and its answer. */
export function AnswerEntry({ entry, isLast, onDone }: AnswerEntryProps) {
  const { question, reply, outcome } = entry;
  /** Of an answer that was given before the page had another language. */
  const language = entry.locale === locale() ? undefined : entry.locale;
  const top = useRef<HTMLElement>(null);
  const isNew = useRef(isLast);
  useEffect(() => {
    if (isNew.current) top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <article ref={top} className={styles.entry}>
      <p className={styles.question}>
        <span className="visually-hidden">{t('You asked:')} </span>
        {question}
      </p>
      <div className={styles.answer}>
        <span className="visually-hidden">{t('Answer:')} </span>
        <div lang={language} className={styles.text}>
          {reply.paragraphs.map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
          {reply.facts.length > 0 && (
            <FactList facts={reply.facts.map(({ label, value }) => [label, value] as const)} />
          )}
        </div>
        {reply.proposal && <ProposalCard proposal={reply.proposal} outcome={outcome} isOpen={isLast} onDone={onDone} />}
        {reply.links.length > 0 && (
          <ul lang={language} className={styles.links}>
            {reply.links.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  prefetch={false}
                  onClick={() => href === routes.enquiry() && tab.write(ENQUIRY_QUESTION, question)}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {reply.writtenBy === 'model' && (
          <p className="small muted">
            {t('A language model wrote this answer. It may be wrong: check it against your booking.')}
          </p>
        )}
      </div>
    </article>
  );
}
