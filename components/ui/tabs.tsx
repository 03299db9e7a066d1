import Link from 'next/link';
import { classNames } from '#components/ui/class-names.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import styles from './tabs.module.css';

export type TabsProps = {
  /** Accessible name: "What to search". */
  label: string;
  items: readonly { href: string; label: string; icon?: IconName; current?: boolean }[];
  className?: string;
  /** `false` keeps the scroll position, when only a part below the tabs changes. */
  scroll?: boolean;
};

/** Links to sibling views; the current one is underlined. */
export function Tabs({ label, items, className, scroll }: TabsProps) {
  return (
    <nav className={classNames(styles.tabs, className)} aria-label={label}>
      {items.map(({ href, label: words, icon, current }) => (
        <Link key={href} href={href} scroll={scroll} className={styles.tab} aria-current={current ? 'page' : undefined}>
          {icon && <Icon name={icon} className={styles.icon} />}
          {words}
        </Link>
      ))}
    </nav>
  );
}
