import { Sentence } from '#components/ui/sentence.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../../contract.ts';
import review from '../../review/review.module.css';

/** Passport and visa of a package outside India, for Indian citizens. */
export function EntryFacts({ entry }: { entry: NonNullable<PackageBooking['package']['entry']> }) {
  const { country, passport, visa, official } = entry;
  return (
    <section className={`${review.section} ${review.entry}`} aria-labelledby="entry">
      <h2 id="entry" className="h3">
        {t('Passport and visa for {country}', { country: t(country) })}
      </h2>
      <p className="small">{messageText(passport)}</p>
      <p className="small">{messageText(visa)}</p>
      <p className="small muted">
        <Sentence
          text={t('For Indian citizens. Rules change: before you travel, check with {authority}.')}
          parts={{
            authority: (
              <a href={official.href} rel="noopener">
                {messageText(official.title)}
              </a>
            ),
          }}
        />
      </p>
    </section>
  );
}
