import { describe, expect, it } from 'vitest';
import type { PostView } from '#features/blogs/contract.ts';
import { POSTS } from '#features/blogs/data/posts.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
useTestDatabase();

describe('[7.20] the magazine over HTTP', () => {
  it('lists its posts to anybody, without their text', async () => {
    const { status, data } = await call<{ posts: object[] }>('GET', '/api/blogs');
    expect(status).toBe(200);
    expect(data.posts).toHaveLength(POSTS.length);
    expect(data.posts[0]).toMatchObject({ slug: 'how-to-read-a-refund-rule', author: { name: 'Sarai editors' } });
    expect(data.posts[0]).not.toHaveProperty('sections');
  });

  it('[1.2] gives a post with its sections, its sources and what to read next', async () => {
    const { data } = await call<PostView>('GET', '/api/blogs/post?slug=flight-refunds');
    expect(data.sections.map(({ id }) => id)).toContain('forty-eight-hours');
    expect(data.sources[0]).toMatchObject({ publisher: 'Business Standard', published: '2026-02-26' });
    expect(data.next).toHaveLength(3);
  });

  it.each([
    ['no-such-post', 404, 'NOT_FOUND'],
    ['Not%20A%20Slug', 400, 'INVALID_INPUT'],
    ['', 400, 'INVALID_INPUT'],
  ])('answers %j with %i', async (slug, status, code) => {
    const answer = await call('GET', `/api/blogs/post?slug=${slug}`);
    expect([answer.status, (answer.json as Failure).code]).toEqual([status, code]);
  });
});
