import Link from 'next/link';
import type { ReactNode } from 'react';
import { Logo } from '#components/layout/logo.tsx';
import { type HeaderLink, NavLink } from '#components/layout/nav-link.tsx';
import { PhoneMenu } from '#components/layout/phone-menu.tsx';
import { ThemeToggle } from '#components/layout/theme-toggle.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Tag } from '#components/ui/tag.tsx';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './header.module.css';
import navView from './nav-view.module.css';

export type HeaderProps = {
  /** Main navigation, left. */
  nav?: readonly HeaderLink[];
  /** Links about the person, right. */
  links?: readonly HeaderLink[];
  home?: string;
  /** Replaces `nav` where the links depend on the person; on phones they are in the account menu. */
  views?: ReactNode;
  /** The company's name, on corporate pages. */
  company?: string;
  /** The account menu, from the identity feature. */
  children?: ReactNode;
};

/** @texts */
const VIEWS: readonly HeaderLink[] = [
  { href: routes.landing(), label: 'Stays', within: [routes.landing(), routes.hotelListing({})] },
  { href: routes.flightListing({}), label: 'Flights' },
  { href: packageRoutes.list(), label: 'Packages' },
];
/** @texts */
const TRIPS: readonly HeaderLink[] = [{ href: routes.bookings(), label: 'My trips' }];

/** The header of every page. On phones the logo leads home; several links become a menu. */
export function Header({ nav = VIEWS, links = TRIPS, home, views, company, children }: HeaderProps) {
  const menu = !views && nav.length > 1;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo href={home} />
        {company && <Tag>{company}</Tag>}
        <nav className={styles.nav} aria-label={t('Main')}>
          {views ??
            nav.map((link) => <NavLink key={link.href} {...link} label={t(link.label)} className={navView.view} />)}
        </nav>
        <div className={styles.person}>
          {links.map(({ href, label }) => (
            <Link key={href} href={href} className={classNames(styles.link, menu && styles.inMenu)} prefetch={false}>
              {t(label)}
            </Link>
          ))}
          <ThemeToggle />
          {children}
          {menu && <PhoneMenu links={[...nav, ...links]} />}
        </div>
      </div>
    </header>
  );
}
