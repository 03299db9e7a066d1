import { Page } from '#components/layout/page.tsx';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { t } from '#lib/shared/texts.ts';
import type { PostCard } from '../contract.ts';
import { magazineDescription, magazineTitle } from '../rules/magazine.ts';
import styles from './magazine.module.css';
import { PostCards } from './post-cards.tsx';

/** The magazine's page: every post, the latest first. */
export function Magazine({ posts }: { posts: PostCard[] }) {
  return (
    <Page inset>
      <header className={styles.head}>
        <h1 className="h1">{magazineTitle()}</h1>
        <p className={styles.lead}>{magazineDescription()}</p>
        <p className={styles.feed}>
          <a href={serverRoutes.feed()}>{t('Follow by RSS')}</a>
        </p>
      </header>
      <PostCards posts={posts} first />
    </Page>
  );
}
