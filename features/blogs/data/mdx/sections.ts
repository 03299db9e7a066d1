import type { Heading, List, RootContent, Table } from 'mdast';
import type { Block, Section, WrittenWords } from '../post-types.ts';
import { isComment, parseWords, plainText, refuseKind } from './words.ts';
import type { PostFile } from './post-file.ts';

type Writable = { id: string; title: string; blocks: Block<WrittenWords>[] };

/** A post's sections: each begins with a heading like "## The fare [#fare]", which gives its title and address. */
export function sectionsOf(nodes: readonly RootContent[], post: PostFile): Section<WrittenWords>[] {
  const sections: Writable[] = [];
  for (const node of nodes.filter((one) => !isComment(one))) {
    if (node.type === 'heading') sections.push({ ...headingOf(node, post), blocks: [] });
    else {
      const section = sections.at(-1) ?? post.refuse(node, 'text before the first heading');
      section.blocks.push(blockOf(node, post));
    }
  }
  if (!sections.length) post.refuse(1, 'a post has sections');
  const empty = nodes.find((node, at) => node.type === 'heading' && (nodes[at + 1]?.type ?? 'heading') === 'heading');
  if (empty) post.refuse(empty, 'a section without text');
  return sections;
}

function headingOf(node: Heading, post: PostFile): { id: string; title: string } {
  if (node.depth !== 2) post.refuse(node, 'headings of a post are of the second level: "## …"');
  const [, title, id] = /^(\S.*?) \[#([a-z0-9-]+)\]$/.exec(plainText(node.children, post)) ?? [];
  if (!title || !id) return post.refuse(node, 'a heading ends with the address of its section: "## The fare [#fare]"');
  return { id, title };
}

function blockOf(node: RootContent, post: PostFile): Block<WrittenWords> {
  if (node.type === 'paragraph') return { kind: 'text', words: parseWords(node.children, post) };
  if (node.type === 'list') return { kind: 'list', items: itemsOf(node, post) };
  if (node.type === 'table') return tableOf(node, post);
  if (node.type === 'mdxJsxFlowElement')
    return post.refuse(node, `<${node.name ?? ''}> stands alone: a post has <Fact>, inside a paragraph or a list`);
  return refuseKind(node, post);
}

function itemsOf(list: List, post: PostFile): WrittenWords[] {
  if (list.ordered) post.refuse(list, 'lists of a post are not numbered');
  return list.children.map((item) => {
    const [only, ...others] = item.children;
    if (only?.type !== 'paragraph' || others.length) return post.refuse(item, 'an item of a list is one paragraph');
    return parseWords(only.children, post);
  });
}

function tableOf(table: Table, post: PostFile): Block<WrittenWords> {
  const [head = [], ...rows] = table.children.map(({ children }) =>
    children.map((cell) => plainText(cell.children, post)),
  );
  const uneven = table.children.find(({ children }) => children.length !== head.length);
  if (uneven) post.refuse(uneven, `a row of ${uneven.children.length} cells below a head of ${head.length}`);
  return { kind: 'table', head, rows };
}
