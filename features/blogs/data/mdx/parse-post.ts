import path from 'node:path';
import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type { WrittenPost } from '../post-types.ts';
import { parseFrontMatter } from './front-matter.ts';
import { PostFile } from './post-file.ts';
import { sectionsOf } from './sections.ts';

const mdx = remark().use(remarkGfm).use(remarkMdx);

/**
 * A post from the text of its `.mdx` file (mdxjs.com): front matter, then sections of paragraphs, lists and tables, whose
 * facts name their sources. `file` is its path; its name is the post's address. Throws on everything else that MDX can
 * say, with file and line.
 */
export function parsePost(text: string, file: string): WrittenPost {
  const post = new PostFile(path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, '/'));
  const { yaml, body } = split(text.replaceAll('\r\n', '\n'), post);
  const frontMatter = parseFrontMatter(yaml, post);
  return { slug: path.basename(file, '.mdx'), ...frontMatter, sections: sectionsOf(treeOf(body, post).children, post) };
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
  `export default ${JSON.stringify(parsePost(text, file))};\n`;
