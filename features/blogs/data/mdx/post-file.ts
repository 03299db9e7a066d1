import type { Node } from 'mdast';

/** The file of a post while it is parsed: knows its path, and says what is wrong in it and where. */
export class PostFile {
  readonly path: string;

  /** `path` is relative to the project's folder. */
  constructor(path: string) {
    this.path = path;
  }

  /** "features/blogs/data/posts/tatkal-trains.mdx:14" */
  at(where: Pick<Node, 'position'> | number | undefined): string {
    const line = typeof where === 'number' ? where : where?.position?.start.line;
    return `${this.path}:${line ?? 1}`;
  }

  /** Throws an error that names the file and the line of a node. */
  refuse(where: Pick<Node, 'position'> | number | undefined, problem: string): never {
    throw new Error(`${this.at(where)}: ${problem}`);
  }
}
