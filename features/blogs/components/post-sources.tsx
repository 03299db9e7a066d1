import { formatDay } from '#lib/shared/dates.ts';
import { dataLanguage, t } from '#lib/shared/texts.ts';
import type { PostView } from '../contract.ts';

/** The pages a post relies on. */
export function PostSources({ sources }: Pick<PostView, 'sources'>) {
  if (!sources.length) return null;
  return (
    <section id="sources" aria-labelledby="sources-title">
      <h2 id="sources-title" className="h3">
        {t('Sources')}
      </h2>
      <ol>
        {sources.map(({ publisher, title, href, published }) => (
          <li key={href}>
            <a href={href} rel="noopener" lang={dataLanguage()}>
              {title}
            </a>
            {'. '}
            <span lang={dataLanguage()}>{publisher}</span>
            {`, ${published ? formatDay(published, '') : t('without a date, read in November 2026')}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
