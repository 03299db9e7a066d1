import path from 'node:path';
import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type { OutlinePart, WrittenEdition, WrittenPost } from '../post-types.ts';
import { parseEditionMatter, parsePostMatter } from './front-matter.ts';
import { outlineOf } from './outline.ts';
import { PostFile } from './post-file.ts';
import { sectionsOf } from './sections.ts';

const mdx = remark().use(remarkGfm).use(remarkMdx);

/**
 * A post from the text of its `.mdx` file (mdxjs.com): front matter, then sections of paragraphs, lists and tables, whose
 * facts name their sources. `file` is its path; its name is the post's address. Throws on everything else that MDX can
 * say, with file and line.
 */
export function parsePost(text: string, file: string): WrittenPost {
  return { slug: path.basename(file, '.mdx'), ...parse(text, file, parsePostMatter) };
}

/** Ends the name of a file that has a post in Hindi: "tatkal-trains.hi.mdx" is an edition of "tatkal-trains.mdx". */
const IN_HINDI = '.hi.mdx';

/** The same of an edition in Hindi: its front matter is its title and its summary. */
export function parseEdition(text: string, file: string): WrittenEdition {
  return { slug: path.basename(file, IN_HINDI), ...parse(text, file, parseEditionMatter) };
}

/** Front matter as `matterOf` reads it, and the sections. */
function parse<Matter extends { outline: readonly OutlinePart[] }>(
  text: string,
  file: string,
  matterOf: (yaml: string, post: PostFile) => Matter,
): Matter & Pick<WrittenPost, 'sections'> {
  const post = new PostFile(path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, '/'));
  const { yaml, body } = split(text.replaceAll('\r\n', '\n'), post);
  const matter = matterOf(yaml, post);
  const { children } = treeOf(body, post);
  const sections = sectionsOf(children, post);
  return { ...matter, sections, outline: [...matter.outline, ...outlineOf(children, post)] };
}

const [BEGINS, ENDS] = ['---\n', '\n---\n'];

/** Front matter and text; empty lines stand in for the front matter, so that the lines of the text keep their numbers. */
function split(text: string, post: PostFile): { yaml: string; body: string } {
  const end = text.indexOf(ENDS, BEGINS.length - 1);
  if (!text.startsWith(BEGINS) || end < 0)
    return post.refuse(1, 'a post begins with its front matter between two lines of ---');
  const yaml = text.slice(BEGINS.length, end);
  return { yaml, body: text.slice(0, end).replaceAll(/.+/g, '') + text.slice(end).replace(ENDS, '\n\n') };
}

function treeOf(text: string, post: PostFile): Root {
  try {
    return mdx.parse(text);
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number }; // a VFileMessage
    if (!reason) throw error;
    return post.refuse(line, reason);
  }
}

/** The same as a JavaScript module, for bundlers and for Node. */
export const postModule = (text: string, file: string): string =>
  `export default ${JSON.stringify((file.endsWith(IN_HINDI) ? parseEdition : parsePost)(text, file))};\n`;
