import Link from 'next/link';
import { routes } from '#lib/shared/routes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import styles from './logo.module.css';

export type LogoProps = { href?: string };

/** The arch with the sun in it and the name, leading home. */
export function Logo({ href = routes.landing() }: LogoProps) {
  return (
    <Link className={styles.logo} href={href}>
      <LogoMark />
      <span className={styles.name}>{PRODUCT.name}</span>
    </Link>
  );
}

/** The arch alone. */
export function LogoMark() {
  return (
    <svg width="26" height="30" viewBox="0 0 26 30" aria-hidden="true">
      <path d="M1 30V14C1 8 7 5 13 0c6 5 12 8 12 14v16z" fill="var(--ink)" />
      <path d="M6 30V16c0-4 3.5-6 7-9 3.5 3 7 5 7 9v14z" fill="var(--paper)" />
      <circle cx="13" cy="21.5" r="5" fill="var(--marigold)" />
    </svg>
  );
}
