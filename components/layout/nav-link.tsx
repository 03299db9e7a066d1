'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

export type HeaderLink = {
  href: string;
  label: string;
  /** The link is current on every path that starts with one of these; by default on its own path. */
  within?: readonly string[];
  /** Current on its own path only, not below it. */
  exact?: boolean;
};

export type NavLinkProps = {
  href: string;
  label: string;
  within?: readonly string[];
  /** Current on its own path only, not below it. */ exact?: boolean;
  className?: string;
};

/** A link that marks itself as current. */
export function NavLink({ href, label, within = [href], exact, className }: NavLinkProps) {
  const path = usePathname();
  const here = within.some((place) => path === place || (!exact && place !== '/' && path.startsWith(`${place}/`)));
  return (
    <Link href={href} className={className} aria-current={here ? 'page' : undefined}>
      {label}
    </Link>
  );
}
