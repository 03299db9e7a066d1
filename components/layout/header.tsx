import Link from 'next/link';
import type { ReactNode } from 'react';
import { Logo } from '#components/layout/logo.tsx';
import { type HeaderLink, NavLink } from '#components/layout/nav-link.tsx';
import { PhoneMenu } from '#components/layout/phone-menu.tsx';
import { ThemeToggle } from '#components/layout/theme-toggle.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Tag } from '#components/ui/tag.tsx';
import { routes } from '#lib/shared/routes.ts';
import styles from './header.module.css';

export type HeaderProps = {
  /** The views of this area, at the left. */
  nav?: readonly HeaderLink[];
  /** What belongs to the person, at the right. */
  links?: readonly HeaderLink[];
  home?: string;
  /** In the place of `nav`, where the views depend on who is in the tab; on phones they then stand in the account's menu. */
  views?: ReactNode;
  /** Whose house this is, on corporate pages. */
  company?: string;
  /** The account: signed in or not, it belongs to the identity feature. */
  children?: ReactNode;
};

const VIEWS: readonly HeaderLink[] = [
  { href: routes.landing(), label: 'Stays', within: [routes.landing(), routes.hotelListing({})] },
  { href: routes.flightListing({}), label: 'Flights' },
];
const TRIPS: readonly HeaderLink[] = [{ href: routes.bookings(), label: 'My trips' }];

/** The one row over every page. On phones the logo leads home; more than one view goes into a menu. */
export function Header({ nav = VIEWS, links = TRIPS, home, views, company, children }: HeaderProps) {
  const menu = !views && nav.length > 1;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo href={home} />
        {company && <Tag>{company}</Tag>}
        <nav className={styles.nav} aria-label="Main">
          {views ?? nav.map((link) => <NavLink key={link.href} {...link} className={styles.view} />)}
        </nav>
        <div className={styles.person}>
          {links.map(({ href, label }) => (
            <Link key={href} href={href} className={classNames(styles.link, menu && styles.inMenu)} prefetch={false}>
              {label}
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
