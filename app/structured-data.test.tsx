import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { StructuredData } from './structured-data.tsx';

vi.mock('./page-nonce.ts', () => ({ pageNonce: () => Promise.resolve('abc') }));

it('[7.20] text of suppliers cannot end the script that it is written into', async () => {
  const name = 'House</script><script>alert(1)</script><!--';
  const markup = renderToStaticMarkup(await StructuredData({ children: JSON.stringify({ name }) }));
  const [, inside = ''] = /^<script type="application\/ld\+json" nonce="abc">(.*)<\/script>$/s.exec(markup)!;
  expect(inside).not.toMatch(/<\/?script/i);
  expect(JSON.parse(inside)).toEqual({ name });
});
