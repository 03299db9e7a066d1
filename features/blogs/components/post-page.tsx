import Link from 'next/link';
import type { ReactNode } from 'react';
import { Page } from '#components/layout/page.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import type { PostView } from '../contract.ts';
import { PostBody } from './post-body.tsx';
import { PostCards } from './post-cards.tsx';
import { PostLine } from './post-line.tsx';
import { PostSources } from './post-sources.tsx';
import styles from './post-page.module.css';

/** A post shorter than this is read without a table of contents. */
const SECTIONS_WITH_CONTENTS = 4;

/** A post of the magazine. `stays` are stays of its places at the prices of now. */
export function PostPage({ post, stays }: { post: PostView; stays: ReactNode }) {
  const { title, summary, scene, sections, sources, author, next } = post;
  return (
    <Page inset>
      <article>
        <header className={styles.head}>
          <p className={styles.up}>
            <Link href={routes.magazine()} prefetch={false}>
              {t('Magazine')}
            </Link>
          </p>
          <h1 className="h1">{title}</h1>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.line}>
            <PostLine post={post} />
          </p>
        </header>
        <Poster
          {...scene}
          width={1248}
          height={260}
          phone={{ width: 390, height: 180 }}
          priority
          className={styles.picture}
        />
        <div className={styles.columns}>
          <div className={styles.contents}>
            {sections.length >= SECTIONS_WITH_CONTENTS && (
              <nav aria-label={t('On this page')}>
                <ol>
                  {sections.map((section) => (
                    <li key={section.id}>
                      <a href={`#${section.id}`}>{section.title}</a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
          </div>
          <div className={styles.text}>
            <PostBody sections={sections} />
            <PostSources sources={sources} />
            <p className={styles.author}>
              <strong>{author.name}.</strong> {author.about}{' '}
              {t('This is general information, not tax or legal advice.')}
            </p>
          </div>
          <aside className={styles.side} aria-label={t('Stays')}>
            {stays}
          </aside>
        </div>
      </article>
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next" className="h2">
          {t('Read next')}
        </h2>
        <PostCards posts={next} level={3} />
      </section>
    </Page>
  );
}
