import { Fact } from '#components/ui/fact.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { PackageEntryRules } from '../contract.ts';
import styles from './package-page.module.css';

/** What the country of a journey asks of Indian citizens, whom to check that with, and the tax that is collected at source. */
export function EntryRules({
  entry: { country, passport, visa, readOn, official },
  today,
}: {
  entry: PackageEntryRules;
  today: IsoDate;
}) {
  return (
    <section className={styles.section} aria-labelledby="entry">
      <h2 id="entry" className="h2">
        {t('Passport and visa')}
      </h2>
      <p className="muted">
        {t('What {country} asks of Indian citizens who come as tourists.', { country: t(country) })}
      </p>
      <ul className={styles.points}>
        <li>{messageText(passport)}</li>
        <li>{messageText(visa)}</li>
        <li className="small muted">
          <Sentence
            text={t('As of {date}. Rules change: before you book, check with {authority}.')}
            parts={{
              date: formatDate(readOn, today),
              authority: (
                <a href={official.href} rel="noopener">
                  {messageText(official.title)}
                </a>
              ),
            }}
          />
        </li>
      </ul>
      <p className={styles.meets}>
        <Fact icon="info">
          {t(
            'The price includes tax collected at source, as a line of its own. It is credited against the income tax of the person who pays, so we ask for that person’s PAN.',
          )}
        </Fact>
      </p>
    </section>
  );
}
