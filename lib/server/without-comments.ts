import 'server-only';

/** A style sheet or script without its block comments and the white space after each. */
export function withoutComments(text: string): string {
  const [first = '', ...rest] = text.split('/*');
  return rest.reduce((kept, part) => kept + part.slice(part.indexOf('*/') + 2).trimStart(), first);
}
