import Link from 'next/link';
import { Button } from '#components/ui/button.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Findable } from '#features/support/rules/search-answers.ts';
import { assistantRoutes } from '#lib/shared/assistant-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import styles from './help-search.module.css';

export type HelpSearchProps = {
  asked: string;
  found: readonly Findable[];
  /** Code of the booking that help is needed with, for a question to the desk; or empty. */
  booking: string;
};

/** The search of the help page, which is in the address and needs no script, with what it found. */
export function HelpSearch({ asked, found, booking }: HelpSearchProps) {
  return (
    <>
      <form role="search" action={routes.help()} className={styles.search}>
        <TextField
          key={asked}
          label={t('Search the answers')}
          name="q"
          type="search"
          icon="search"
          maxLength={100}
          defaultValue={asked}
        />
        {booking && <input type="hidden" name="booking" value={booking} />}
        <Button type="submit" variant="ink">
          {t('Search')}
        </Button>
      </form>
      {asked && (
        <section className={styles.found} aria-labelledby="found">
          <h2 id="found" className="h3">
            {found.length
              ? t('{answers} for “{asked}”', { answers: counted(found.length, 'answer'), asked })
              : t('No answer has the words of “{asked}”', { asked })}
          </h2>
          <ul className={styles.answers}>
            {found.map(({ title, text, topic, href }) => (
              <li key={title}>
                <h3 className="h4">
                  {href ? (
                    <Link href={href} prefetch={false}>
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </h3>
                <p>{text}</p>
                <p className="small faint">{topic}</p>
              </li>
            ))}
          </ul>
          <p>
            <Sentence
              text={t(
                found.length
                  ? 'Is it not among them? {assistant}, or {desk}: you get a number at once and the answer by email.'
                  : 'Try other words, or ask a person. {assistant}, or {desk}: you get a number at once and the answer by email.',
              )}
              parts={{
                assistant: (
                  <Link href={assistantRoutes.assistant()} prefetch={false}>
                    {t('Ask the assistant')}
                  </Link>
                ),
                desk: (
                  <Link href={routes.enquiry(booking ? { booking } : {})} prefetch={false}>
                    {t('ask us')}
                  </Link>
                ),
              }}
            />
          </p>
        </section>
      )}
    </>
  );
}
