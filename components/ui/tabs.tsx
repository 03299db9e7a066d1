import Link from 'next/link';
import { classNames } from '#components/ui/class-names.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import styles from './tabs.module.css';

export type TabsProps = {
  /** Names the row for readers: "What to search". */
  label: string;
  items: readonly { href: string; label: string; icon?: IconName; current?: boolean }[];
  className?: string;
};

/** A row of links to sibling views; the one shown is underlined in ink. */
export function Tabs({ label, items, className }: TabsProps) {
  return (
    <nav className={classNames(styles.tabs, className)} aria-label={label}>
      {items.map(({ href, label: words, icon, current }) => (
        <Link key={href} href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
          {icon && <Icon name={icon} className={styles.icon} />}
          {words}
        </Link>
      ))}
    </nav>
  );
}
