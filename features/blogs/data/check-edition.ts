import type { WrittenEdition, WrittenPost } from './post-types.ts';

/**
 * An English post in the words of its edition. Throws where the edition has other sections, paragraphs, lists, tables,
 * sources, links or figures than the post, with the file and line of both: whoever changes one changes the other.
 */
export function editionOf(post: WrittenPost, edition: WrittenEdition): WrittenPost {
  const { slug, title, summary, sections, outline } = edition;
  if (slug !== post.slug) throw new Error(`${outline[0]?.at}: an edition of ${slug}, not of ${post.slug}`);
  for (let part = 0; part < Math.max(outline.length, post.outline.length); part++) {
    const [own, english] = [outline[part], post.outline[part]];
    if (own?.has === english?.has) continue;
    const at = (own ?? outline.at(-1))?.at;
    throw new Error(
      english
        ? `${at}: “${own?.has ?? 'nothing more'}”, where ${english.at} has “${english.has}”`
        : `${at}: “${own?.has}”, where the English post has nothing more`,
    );
  }
  return { ...post, title, summary, sections };
}
