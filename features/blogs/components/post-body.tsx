import { Fragment } from 'react';
import Link from 'next/link';
import type { BlockView, PostView, WordsView } from '../contract.ts';
import styles from './post-page.module.css';

/** The sections of a post, each with its address. */
export function PostBody({ sections }: Pick<PostView, 'sections'>) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="h3">
        {title}
      </h2>
      {blocks.map((block, at) => (
        <Block key={at} block={block} title={title} />
      ))}
    </section>
  ));
}

function Block({ block, title }: { block: BlockView; title: string }) {
  if (block.kind === 'text')
    return (
      <p>
        <Words words={block.words} />
      </p>
    );
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((words, at) => (
          <li key={at}>
            <Words words={words} />
          </li>
        ))}
      </ul>
    );
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, at) =>
              at === 0 ? (
                <th key={at} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={at}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Links to other pages of ours change the page without loading it anew. */
function Words({ words }: { words: WordsView }) {
  return words.map((part, at) => (
    <Fragment key={at}>
      {typeof part === 'string' ? (
        part
      ) : part.href.startsWith('/') ? (
        <Link href={part.href} prefetch={false}>
          {part.text}
        </Link>
      ) : (
        <a href={part.href} rel="noopener">
          {part.text}
        </a>
      )}
    </Fragment>
  ));
}
