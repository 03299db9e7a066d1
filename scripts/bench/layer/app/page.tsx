/** Rendered for each request, as the product's pages are. */
export const dynamic = 'force-dynamic';

/** An empty Next page: the least that any page can cost. */
export default function Empty() {
  return <h1>An empty page</h1>;
}
