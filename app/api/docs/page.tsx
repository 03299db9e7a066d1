import type { Metadata } from 'next';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import { Page } from '#components/layout/page.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { sharedAs } from '../../shared-as.ts';
import { operations } from '../operations.ts';
import { OperationEntry } from './operation-entry.tsx';
import styles from './docs.module.css';

const title = 'The API';
const description = `Every operation of ${PRODUCT.name}: what it takes, what it answers, who may call it.`;

export const metadata: Metadata = {
  title,
  description,
  ...sharedAs({ title, description, card: serverRoutes.card('home', PRODUCT.id), canonical: serverRoutes.apiDocs() }),
};

const groups = [...Map.groupBy(operations, ({ name }) => name.split('.')[0] ?? '')].sort(([a], [b]) =>
  a.localeCompare(b),
);

/** The API documentation for people; the OpenAPI document is beside it. */
export default function ApiDocs() {
  return (
    <>
      <Header />
      <Page inset>
        <h1 className="h1">The {PRODUCT.name} API</h1>
        <p className={styles.lead}>
          {operations.length} operations. Money is a whole number of paise, instants are in UTC, and every answer comes
          in one envelope: <code>SUCCESS</code> with its data, or <code>FAILURE</code> with a code and a sentence to
          show. For machines: <a href={serverRoutes.openApi()}>OpenAPI 3.1</a>.
        </p>
        <div className={styles.layout}>
          <nav className={styles.index} aria-label="Parts of the API">
            {groups.map(([noun, list]) => (
              <a key={noun} href={`#${noun}`}>
                {noun} <span className="faint">{list.length}</span>
              </a>
            ))}
          </nav>
          <div>
            {groups.map(([noun, list]) => (
              <section key={noun} className={styles.group} aria-labelledby={noun}>
                <h2 id={noun} className="h2">
                  {noun}
                </h2>
                {list.map((operation) => (
                  <OperationEntry key={operation.name} operation={operation} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </Page>
      <Footer />
    </>
  );
}
