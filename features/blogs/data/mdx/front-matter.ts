import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod';
import { POSTER_HOURS, POSTER_KINDS } from '#posters/kinds.ts';
import { POSTER_MARKS } from '#posters/options.ts';
import type { OutlinePart, WrittenEdition, WrittenPost } from '../post-types.ts';
import { figures } from './outline.ts';
import type { PostFile } from './post-file.ts';

/** What an edition in Hindi says of itself; all else is in the English post. */
const ofEdition = z.strictObject({ title: z.string().min(1), summary: z.string().min(1) });
const ofPost = ofEdition.extend({
  author: z.string(),
  published: z.iso.date(),
  updated: z.iso.date().optional(),
  places: z.array(z.string()).min(1).max(5),
  scene: z.strictObject({
    kind: z.enum(POSTER_KINDS),
    hour: z.enum(POSTER_HOURS),
    mark: z.enum(POSTER_MARKS).optional(),
  }),
});

const LINE_OF_DASHES = 1;

/** What a post says about itself before its text. Throws on what is missing, unknown or of the wrong form. */
export function parsePostMatter(yaml: string, post: PostFile): Omit<WrittenPost, 'slug' | 'sections'> {
  const { data, lineOf } = parse(yaml, ofPost, post);
  const { author, places, scene, ...rest } = data;
  const [seed = ''] = places;
  return {
    ...rest,
    places,
    author: { name: author, at: post.at(lineOf(['author'])) },
    scene: { seed, ...scene },
    outline: outlineOf(data, lineOf, post),
  };
}

/** The same of an edition: its title and summary. */
export function parseEditionMatter(yaml: string, post: PostFile): Omit<WrittenEdition, 'slug' | 'sections'> {
  const { data, lineOf } = parse(yaml, ofEdition, post);
  return { ...data, outline: outlineOf(data, lineOf, post) };
}

type LineOf = (names: readonly PropertyKey[]) => number;

const outlineOf = (data: z.infer<typeof ofEdition>, lineOf: LineOf, post: PostFile): OutlinePart[] =>
  (['title', 'summary'] as const).map((name) => ({
    at: post.at(lineOf([name])),
    has: `${name}${figures(data[name])}`,
  }));

function parse<Matter extends z.ZodType>(
  yaml: string,
  schema: Matter,
  post: PostFile,
): { data: z.infer<Matter>; lineOf: LineOf } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [wrong] = document.errors;
  if (wrong)
    post.refuse(LINE_OF_DASHES + (wrong.linePos?.[0].line ?? 0), `front matter: ${wrong.message.split('\n', 1)[0]}`);
  const parsed = schema.safeParse(document.toJS());
  const lineOf: LineOf = (names) => LINE_OF_DASHES + lineIn(document, names, lines);
  if (parsed.success) return { data: parsed.data, lineOf };
  const issue = parsed.error.issues[0]!;
  const names = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
  return post.refuse(lineOf(names), `front matter: ${names.join('.') || 'empty'}: ${issue.message}`);
}

/** The line of a field, from 1; of what it would stand in where it is missing; 0 for all of the front matter. */
function lineIn(document: Document, names: readonly PropertyKey[], lines: LineCounter): number {
  let [node, line]: [unknown, number] = [document.contents, 0];
  for (const name of names) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
    if (!pair) break;
    const start = isScalar(pair.key) ? pair.key.range?.[0] : undefined;
    [node, line] = [pair.value, start === undefined ? line : lines.linePos(start).line];
  }
  return line;
}
