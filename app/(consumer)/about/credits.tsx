import { serverRoutes } from '#lib/shared/server-routes.ts';
import { CREDITS } from './credit-list.ts';
import styles from './about.module.css';

/** The open-source work the product uses. */
export function Credits() {
  return (
    <section className={styles.credits} aria-labelledby="credits">
      <h2 id="credits" className="h2">
        Open data and fonts we use
      </h2>
      <p className="muted">
        The tables were filtered, joined and in places renamed by us; the mistakes in that are ours. The fonts are cut
        to the letters we use, under <a href={serverRoutes.fontLicence()}>their licence</a>.
      </p>
      <dl className={styles.list}>
        {CREDITS.map(({ what, by, href, licence, licenceHref }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <a href={href} rel="noopener noreferrer">
                {by}
              </a>
            </dd>
            <dd className={styles.licence}>
              <a href={licenceHref} rel="license noopener noreferrer">
                {licence}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
