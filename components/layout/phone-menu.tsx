import { type HeaderLink, NavLink } from '#components/layout/nav-link.tsx';
import { HeaderIcon } from '#components/layout/header-icon.tsx';
import { Popover } from '#components/ui/popover.tsx';
import styles from './phone-menu.module.css';
import { t } from '#lib/shared/texts.ts';

/** The header's links on phones, behind one button. */
export function PhoneMenu({ links }: { links: readonly HeaderLink[] }) {
  return (
    <div className={styles.menu}>
      <Popover trigger={<HeaderIcon name="menu" />} label={t('Menu')} align="end" className={styles.panel}>
        <nav aria-label={t('Menu')}>
          {links.map((link) => (
            <NavLink key={link.href} {...link} label={t(link.label)} className={styles.link} />
          ))}
        </nav>
      </Popover>
    </div>
  );
}
