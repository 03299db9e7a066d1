/** Asked for on each request, as the product's pages are. */
export const dynamic = 'force-dynamic';

/** An empty Next page: what no page can be below. */
export default function Empty() {
  return <h1>An empty page</h1>;
}
