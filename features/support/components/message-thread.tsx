import { readerTime } from '#lib/client/reader-time.ts';
import { t } from '#lib/shared/texts.ts';
import type { ThreadMessage } from '../contract.ts';
import styles from './enquiries.module.css';

type MessageThreadProps = {
  messages: readonly ThreadMessage[];
  /** Who wrote a message, as it stands above it. */
  writers: Record<ThreadMessage['from'], string>;
};

/** The messages of an enquiry in their order. */
export const MessageThread = ({ messages, writers }: MessageThreadProps) => (
  <ol className={styles.thread} aria-label={t('Messages')}>
    {messages.map(({ from, text, at }, position) => (
      <li key={position} className={from === 'staff' ? styles.answer : styles.asked}>
        <p className={styles.who}>
          <strong className="strong">{writers[from]}</strong>, {readerTime(at)}
        </p>
        <p className={styles.words}>{text}</p>
      </li>
    ))}
  </ol>
);
