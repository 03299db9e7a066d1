import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Page } from '#components/layout/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { LanguageForm } from '#features/identity/components/language-form.tsx';
import { reading } from '#lib/server/language.ts';
import { languageRoutes } from '#lib/shared/language-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { TRANSLATED_PAGES } from '#lib/shared/translated-pages.ts';
import { pageBefore } from './page-before.ts';

export function generateMetadata(): Metadata {
  return { title: t('Language'), alternates: { canonical: languageRoutes.choice() } };
}

/** Each language by its own name, in itself. */
const NAMES = [
  ['en', 'en-IN', 'English'],
  ['hi', 'hi-IN', 'हिन्दी'],
] as const;

/** The choice of a language, and what exists in it. */
export default async function LanguagePage() {
  const asked = await headers();
  const { language } = reading();
  return (
    <Page inset>
      <div className="stack">
        <h1 className="h1">{t('Language')}</h1>
        <LanguageForm action={languageRoutes.form()}>
          <input type="hidden" name="back" value={pageBefore(asked)} />
          {NAMES.map(([value, lang, name]) => (
            <Button
              key={value}
              type="submit"
              name="language"
              value={value}
              lang={lang}
              variant={value === language ? 'ink' : 'out'}
              aria-pressed={value === language}
            >
              {name}
            </Button>
          ))}
        </LanguageForm>
        <h2 className="h3">{t('In Hindi so far')}</h2>
        <ul>
          {TRANSLATED_PAGES.map(({ name }) => (
            <li key={name}>{t(name)}</li>
          ))}
        </ul>
        <p>
          {t(
            'Emails about your own trips, events and account are in the language you chose. All other pages and all documents are in English. Names and descriptions of hotels and packages are as hotels and tour operators wrote them.',
          )}
        </p>
        <p className="small muted">
          {t('Your choice is kept in a cookie of this browser for a year, and in your account if you are signed in.')}
        </p>
      </div>
    </Page>
  );
}
