import { Fragment, type ReactNode } from 'react';

/**
 * A translated text with elements in its places: `<Sentence text={t('{link}, taxes included.')} parts={{ link: <a … /> }} />`.
 * Languages order their words differently, so a sentence is translated as a whole.
 */
export function Sentence({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/{(\w+)}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 ? parts[piece] : piece}</Fragment>);
}
