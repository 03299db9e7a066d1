import 'server-only';

/**
 * A piece of a sheet, in order: text that is always kept, a rule with the class names of each selector, or a block of
 * rules under a condition.
 */
export type Piece =
  { text: string; selectors?: readonly (readonly string[])[] } | { condition: string; pieces: readonly Piece[] };

const CONDITION = /^@(?:media|supports|layer|container)\b/;
const CLASS = /\.((?:[\w-]|\\.)+)/g;
/** Arguments in parentheses only narrow a selector, so they are ignored. */
const BRACKETS = /\([^()]*\)/g;

/** Parses a minified sheet of the build once; `neededRules` selects from it. */
export function readSheet(css: string): Piece[] {
  let at = 0;
  const skipString = () => {
    const quote = css[at];
    for (at++; at < css.length && css[at] !== quote; at++) if (css[at] === '\\') at++;
  };
  const skipBlock = () => {
    for (let depth = 1; depth > 0 && at < css.length; at++) {
      if (css[at] === '"' || css[at] === "'") skipString();
      else if (css[at] === '{') depth++;
      else if (css[at] === '}') depth--;
    }
  };
  const readPieces = (): Piece[] => {
    const pieces: Piece[] = [];
    for (let start = at; at < css.length; at++) {
      const letter = css[at];
      if (letter === '"' || letter === "'") skipString();
      else if (letter === '}') return (at++, pieces);
      else if (letter === ';') {
        pieces.push({ text: css.slice(start, at + 1) });
        start = at + 1;
      } else if (letter === '{') {
        const head = css.slice(start, at++).trim();
        if (CONDITION.test(head)) pieces.push({ condition: head, pieces: readPieces() });
        else {
          skipBlock();
          pieces.push({ text: css.slice(start, at), ...(head.startsWith('@') ? {} : { selectors: classesOf(head) }) });
        }
        start = at--;
      }
    }
    return pieces;
  };
  return readPieces();
}

/** The rules that a document with these class names may need, in order and with their conditions. */
export function neededRules(pieces: readonly Piece[], classes: ReadonlySet<string>): string {
  let css = '';
  for (const piece of pieces) {
    if ('condition' in piece) {
      const inside = neededRules(piece.pieces, classes);
      if (inside) css += `${piece.condition}{${inside}}`;
    } else if (!piece.selectors || piece.selectors.some((names) => names.every((name) => classes.has(name))))
      css += piece.text;
  }
  return css;
}

function classesOf(selector: string): string[][] {
  let plain = selector;
  for (let before = ''; before !== plain;) [before, plain] = [plain, plain.replace(BRACKETS, '')];
  return plain.split(',').map((one) => [...one.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', '')));
}
