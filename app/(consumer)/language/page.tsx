import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Page } from '#components/layout/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { LanguageForm } from '#features/identity/components/language-form.tsx';
import { reading } from '#lib/server/language.ts';
import { languageRoutes } from '#lib/shared/language-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { pageBefore } from './page-before.ts';
import styles from './language.module.css';

export function generateMetadata(): Metadata {
  return { title: t('Language'), alternates: { canonical: languageRoutes.choice() } };
}

/** Each language by its own name, in itself. */
const NAMES = [
  ['en', 'en-IN', 'English'],
  ['hi', 'hi-IN', 'हिन्दी'],
] as const;

/** What is not in Hindi (ADR 86). */
const inEnglishOnly = () => [
  t('Pages and emails for companies and their employees'),
  t('Terms, privacy and the page about us'),
  t('Documents: tickets, vouchers, invoices and calendar entries'),
  t('Names and descriptions that hotels and tour operators wrote'),
];

/** The choice of a language, and what does not exist in it. */
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
        <p>{t('Pages, emails and notifications are in the language you choose.')}</p>
        <h2 className="h3">{t('In English only')}</h2>
        <ul className={styles.list}>
          {inEnglishOnly().map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="small muted">
          {t('Your choice is kept in a cookie of this browser for a year, and in your account if you are signed in.')}
        </p>
      </div>
    </Page>
  );
}
