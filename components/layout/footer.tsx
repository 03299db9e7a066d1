import Link from 'next/link';
import { LogoMark } from '#components/layout/logo.tsx';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
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
            <br />A sarai is an inn on the road. Every price here is the total you pay, taxes and fees included.
          </p>
        </div>
        <nav className={styles.links} aria-label="More">
          <Link href={routes.bookings()} prefetch={false}>
            My trips
          </Link>
          <Link href={cartRoutes.cart()} prefetch={false}>
            Cart
          </Link>
          <Link href={routes.corporateLanding()} prefetch={false}>
            For companies
          </Link>
          <Link href={routes.magazine()} prefetch={false}>
            Magazine
          </Link>
          <Link href={serverRoutes.currency()} prefetch={false}>
            Currency
          </Link>
          <Link href={routes.help()} prefetch={false}>
            Help and contact
          </Link>
          <Link href={routes.terms()} prefetch={false}>
            Terms
          </Link>
          <Link href={routes.privacy()} prefetch={false}>
            Privacy
          </Link>
          <Link href={routes.about()} prefetch={false}>
            About and credits
          </Link>
          <a href={serverRoutes.apiDocs()}>API for developers</a>
        </nav>
      </div>
    </footer>
  );
}
