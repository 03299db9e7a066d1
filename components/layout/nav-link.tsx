'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

export type NavLinkProps = { href: string; label: string; within?: readonly string[]; className?: string };

/** A link that says when one is there. */
export function NavLink({ href, label, within = [href], className }: NavLinkProps) {
  const path = usePathname();
  const here = within.some((place) => path === place || (place !== '/' && path.startsWith(`${place}/`)));
  return (
    <Link href={href} className={className} aria-current={here ? 'page' : undefined}>
      {label}
    </Link>
  );
}
