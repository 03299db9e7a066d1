'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './recent-links.module.css';

type RecentLinksProps = {
  /** The stored list as text, and how to subscribe to its changes (`recentList`). */
  recent: {
    text: () => string;
    onChange: (changed: () => void) => () => void;
    links: (today: IsoDate) => { href: string; words: string }[];
  };
  today: IsoDate;
};

/** "Recent searches": links to earlier searches of this browser, if any. */
export function RecentLinks({ recent, today }: RecentLinksProps) {
  const text = useSyncExternalStore(recent.onChange, recent.text, () => '');
  const links = useMemo(() => (text ? recent.links(today) : []), [text, recent, today]);
  if (!links.length) return null;
  return (
    <nav className={styles.links} aria-label={t('Recent searches')}>
      <span aria-hidden="true">{t('Recent searches')}</span>
      {links.map(({ href, words }) => (
        <a key={href} href={href}>
          {words}
        </a>
      ))}
    </nav>
  );
}
