import type { PhrasingContent, RootContent } from 'mdast';
import type { WrittenWords } from '../post-types.ts';
import type { PostFile } from './post-file.ts';

type Fact = Extract<PhrasingContent, { type: 'mdxJsxTextElement' }>;

/** A comment as MDX writes it, in braces: it is not printed. */
export const isComment = (node: RootContent): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && node.data?.estree?.body.length === 0;

/** Words of a paragraph or an item: text, links to other posts, and facts with their sources after them. */
export function parseWords(nodes: readonly PhrasingContent[], post: PostFile): WrittenWords {
  return nodes
    .filter((node) => !isComment(node))
    .flatMap((node): WrittenWords => {
      if (node.type === 'text') return [textOf(node.value)];
      if (node.type === 'mdxJsxTextElement') return factOf(node, post);
      if (node.type !== 'link') return refuseKind(node, post);
      const [, slug] = /^\.\/([a-z0-9-]+)\.mdx$/.exec(node.url) ?? [];
      if (!slug)
        return post.refuse(
          node,
          `a link to ${node.url}: link posts as ./name.mdx, and name other pages in <Fact source>`,
        );
      return [{ text: plainText(node.children, post), post: slug, at: post.at(node) }];
    });
}

/** <Fact source="tatkalScheme">…</Fact>: what a source says, followed by its name in brackets. */
function factOf(node: Fact, post: PostFile): WrittenWords {
  if (node.name !== 'Fact') return post.refuse(node, `no component <${node.name ?? ''}>: a post has <Fact>`);
  const [attribute, ...others] = node.attributes;
  const source = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'source' ? attribute.value : null;
  if (typeof source !== 'string' || !source || others.length)
    return post.refuse(node, '<Fact> has one attribute: source="…", of data/sources.ts');
  const words = parseWords(node.children, post);
  if (!words.length) return post.refuse(node, '<Fact> is empty');
  if (words.some((part) => typeof part !== 'string' && 'source' in part))
    return post.refuse(node, '<Fact> stands in another <Fact>');
  return [...words, { source, at: post.at(node) }];
}

/** Text without anything in it: of a heading, a cell or a link. */
export function plainText(nodes: readonly PhrasingContent[], post: PostFile): string {
  return nodes.map((node) => (node.type === 'text' ? textOf(node.value) : refuseKind(node, post))).join('');
}

/** A line break in a paragraph is a space. */
const textOf = (value: string): string => value.replaceAll('\n', ' ');

/** Says that a post cannot have this here. */
export const refuseKind = (node: RootContent, post: PostFile): never =>
  post.refuse(node, `${NAMES[node.type] ?? node.type} cannot stand here`);

const NAMES: Readonly<Record<string, string>> = {
  strong: 'bold text',
  emphasis: 'italic text',
  inlineCode: 'code',
  code: 'code',
  mdxJsxTextElement: 'a component',
  mdxTextExpression: 'JavaScript',
  mdxFlowExpression: 'JavaScript',
  mdxjsEsm: 'JavaScript',
};
