import type { Metadata } from 'next';
import { Header } from '#components/layout/header.tsx';
import { Page } from '#components/layout/page.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { operations } from '../operations.ts';

export const metadata: Metadata = { title: 'The API' };

/** The API as a page to read; the document for machines is beside it. */
export default function ApiDocs() {
  return (
    <>
      <Header />
      <Page>
        <h1 className="h1">The {PRODUCT.name} API</h1>
        <p className="lead muted">
          {operations.length} operations. For machines: <a href={routes.openApi()}>OpenAPI 3.1</a>.
        </p>
        {operations.map((operation) => (
          <section key={`${operation.method}${operation.path}`} style={{ borderTop: '1px solid var(--line)', padding: '14px 0' }}>
            <h2 className="h4">
              <code>{operation.method}</code> <code style={{ overflowWrap: 'anywhere' }}>{operation.path}</code> <Tag>{operation.caller}</Tag>
            </h2>
            <p className="muted">{operation.summary}</p>
          </section>
        ))}
      </Page>
    </>
  );
}
