import type { IsoDate } from '#lib/shared/dates.ts';
import type { PosterHour, PosterKind, PosterMark } from '#posters/options.ts';
import type { Source } from './sources.ts';

/** Words with links among them, and the sources of what was said before them. */
export type Words = readonly (
  string | { readonly text: string; readonly href: string } | { readonly source: Source }
)[];

export type Block<W = Words> =
  | { readonly kind: 'text'; readonly words: W }
  | { readonly kind: 'list'; readonly items: readonly W[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface Section<W = Words> {
  /** Its address on the page. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block<W>[];
}

/** In English; `{product}` is filled where it is shown, in the language of the page. */
export interface Author {
  readonly name: string;
  readonly about: string;
}

export interface Post<A = Author, W = Words> {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly author: A;
  readonly published: IsoDate;
  /** When its facts were last checked and changed. */
  readonly updated?: IsoDate;
  /** Slugs of the places whose stays are shown beside it, the first of which is on its picture. */
  readonly places: readonly string[];
  readonly scene: {
    readonly seed: string;
    readonly kind: PosterKind;
    readonly hour: PosterHour;
    readonly mark?: PosterMark;
  };
  readonly sections: readonly Section<W>[];
}

/** Where a post's file names a source, a post or an author: "features/blogs/data/posts/tatkal-trains.mdx:14". */
export type At = { readonly at: string };
export type SourceReference = At & { readonly source: string };
export type PostReference = At & { readonly post: string; readonly text: string };

/** Words as a file has them: sources and other posts are named, not linked yet. */
export type WrittenWords = readonly (string | SourceReference | PostReference)[];

/** A part of a post with what its editions have in common there: "paragraph <Fact source="tatkalScheme"> 10:00 11:00 4". */
export type OutlinePart = At & { readonly has: string };

/** What a post's `.mdx` file exports (`mdx/parse-post.ts`). */
export type WrittenPost = Post<At & { readonly name: string }, WrittenWords> & {
  readonly outline: readonly OutlinePart[];
};

/** What the `.hi.mdx` file beside it exports: the post in Hindi, without what both have in common. */
export type WrittenEdition = Pick<WrittenPost, 'slug' | 'title' | 'summary' | 'sections' | 'outline'>;
