/** Compiles posts in tests (`vitest.config.ts`). */
export const posts = {
  name: 'posts',
  async transform(text: string, file: string) {
    if (!file.endsWith('.mdx')) return undefined;
    const { postModule } = await import('./parse-post.ts');
    return { code: postModule(text, file), map: null };
  },
};
