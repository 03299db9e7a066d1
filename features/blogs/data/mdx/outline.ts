import type { RootContent } from 'mdast';
import type { OutlinePart, WrittenWords } from '../post-types.ts';
import { figuresIn } from './figures.ts';
import type { PostFile } from './post-file.ts';
import { isComment, parseWords, plainText } from './words.ts';

/**
 * What every edition of a post has in common, part by part: its sections, paragraphs, lists and tables, each with the
 * sources and posts that it names, in their order, and with its figures. Expects nodes that `sectionsOf` accepted.
 */
export const outlineOf = (nodes: readonly RootContent[], post: PostFile): OutlinePart[] =>
  nodes.filter((node) => !isComment(node)).flatMap((node) => partsOf(node, post));

function partsOf(node: RootContent, post: PostFile): OutlinePart[] {
  if (node.type === 'heading') {
    const [title = '', id = ''] = plainText(node.children, post).split(/ (?=\[#[^ ]*$)/);
    return [{ at: post.at(node), has: `section ${id}${figures(title)}` }];
  }
  if (node.type === 'paragraph')
    return [{ at: post.at(node), has: `paragraph${contents(parseWords(node.children, post))}` }];
  if (node.type === 'list')
    return node.children.map((item) => ({
      at: post.at(item),
      has: `item${item.children.map((one) => (one.type === 'paragraph' ? contents(parseWords(one.children, post)) : '')).join('')}`,
    }));
  if (node.type === 'table')
    return node.children.map((row) => ({
      at: post.at(row),
      has: `row of ${row.children.length}${row.children.map((cell) => figures(plainText(cell.children, post))).join(' |')}`,
    }));
  return [];
}

/** Sources and posts in their order, then the figures: " <Fact source="tatkalScheme"> 10:00 11:00 4". */
function contents(words: WrittenWords): string {
  const named = words.flatMap((part) =>
    typeof part === 'string' ? [] : 'source' in part ? [`<Fact source="${part.source}">`] : [`./${part.post}.mdx`],
  );
  const text = words.map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : '')).join(' ');
  return `${named.map((name) => ` ${name}`).join('')}${figures(text)}`;
}

/** The figures of a text as an outline has them, after a space. */
export const figures = (text: string): string =>
  figuresIn(text)
    .map((figure) => ` ${figure}`)
    .join('');
