import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { POSTS } from '#features/blogs/data/posts.ts';

it('[1.2] plain Node, which answers the API, has the same posts as bundles and tests', () => {
  const print = "import('#features/blogs/data/posts.ts').then(({ POSTS }) => console.log(JSON.stringify(POSTS)))";
  const read = () =>
    execFileSync(process.execPath, ['--import', './scripts/server-modules.mjs', '-e', print], { encoding: 'utf8' });
  expect(JSON.parse(read())).toEqual(POSTS);
  expect(JSON.parse(read())).toEqual(POSTS); // from .cache/posts
}, 30_000);
