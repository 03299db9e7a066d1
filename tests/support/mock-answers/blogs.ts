import { expect, it } from 'vitest';
import * as blogs from '#features/blogs/contract.ts';
import { ask } from './ask.ts';

/** The magazine's list and a post of it. Registers its tests. */
export function blogsAnswer(): void {
  it('the magazine: its posts, one of them, and none at an unknown address', async () => {
    const { posts } = await ask(blogs.listPosts);
    const { slug, title } = posts[0]!;
    expect(await ask(blogs.getPost, { query: { slug } })).toMatchObject({ slug, title });
    await expect(ask(blogs.getPost, { query: { slug: 'none' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
}
