import Link from 'next/link';
import { LogoMark } from '#components/layout/logo.tsx';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { languageRoutes } from '#lib/shared/language-routes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './footer.module.css';

/** The footer of every page: what Sarai is, and that prices are totals. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <LogoMark />
          <p>
            <strong className={styles.name}>{PRODUCT.name}</strong>
            <br />
            {t('A sarai is an inn on the road. Every price here is the total you pay, taxes and fees included.')}
          </p>
        </div>
        <nav className={styles.links} aria-label={t('More')}>
          <Link href={routes.bookings()} prefetch={false}>
            {t('My trips')}
          </Link>
          <Link href={cartRoutes.cart()} prefetch={false}>
            {t('Cart')}
          </Link>
          <Link href={routes.corporateLanding()} prefetch={false}>
            {t('For companies')}
          </Link>
          <Link href={routes.magazine()} prefetch={false}>
            {t('Magazine')}
          </Link>
          <Link href={serverRoutes.currency()} prefetch={false}>
            {t('Currency')}
          </Link>
          <Link href={routes.help()} prefetch={false}>
            {t('Help and contact')}
          </Link>
          <Link href={routes.terms()} prefetch={false}>
            {t('Terms')}
          </Link>
          <Link href={routes.privacy()} prefetch={false}>
            {t('Privacy')}
          </Link>
          <Link href={routes.about()} prefetch={false}>
            {t('About and credits')}
          </Link>
          {/* by its own name, in the language that it leads to */}
          {globalThis.translation ? (
            <a href={languageRoutes.choice()} lang="en-IN">
              English
            </a>
          ) : (
            <a href={languageRoutes.choice()} lang="hi-IN">
              हिन्दी
            </a>
          )}
          <a href={serverRoutes.apiDocs()}>{t('API for developers')}</a>
        </nav>
      </div>
    </footer>
  );
}
