import type { ReactNode } from 'react';
import { Page } from '#components/layout/page.tsx';
import { t } from '#lib/shared/texts.ts';
import styles from './legal.module.css';

export type Section = { id: string; title: string; content: ReactNode };

/** A page of text with a table of contents: terms, privacy, help. Each section has its own address. */
export function LegalPage({ title, lead, sections }: { title: string; lead: ReactNode; sections: readonly Section[] }) {
  return (
    <Page inset>
      <h1 className="h1">{title}</h1>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.columns}>
        <nav aria-label={t('On this page')} className={styles.contents}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="h3">
                {section.title}
              </h2>
              {section.content}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
