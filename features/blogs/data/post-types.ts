import type { IsoDate } from '#lib/shared/dates.ts';
import type { PosterHour, PosterKind, PosterMark } from '#posters/options.ts';

/** Words with links among them. */
export type Words = readonly (string | { readonly text: string; readonly href: string })[];

export type Block =
  | { readonly kind: 'text'; readonly words: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface Section {
  /** Its address on the page. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Author {
  readonly name: string;
  readonly about: string;
}

export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly author: Author;
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
  readonly sections: readonly Section[];
}
