import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A text that grows: `at(1000)` has about a thousand characters. */
export type GrowingText = { name: string; at: (length: number) => string };

/** Characters that a class is tried with, the first that it takes. */
const LETTERS = ['a', 'A', '0', '-', ' ', '_', '.', '/', '"', "'", '\n', '\u0980', 'é'];

/**
 * Texts that make an expression look at the same characters again and again if anything does. For each of its quantifiers:
 * what it repeats, many times over, behind what comes before it; and the expression's whole beginning up to there, many times over.
 */
export function hostileTexts(source: string, flags: string): GrowingText[] {
  const pattern = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const quantifiers: AST.Quantifier[] = [];
  visitRegExpAST(pattern, { onQuantifierEnter: (node) => void (node.max > 10 && quantifiers.push(node)) });
  const whole = pattern.alternatives.map((alternative) => sampleOf(alternative, flags)).join('');
  const ends = new Set(['', '\u0000', `\u0000${whole}`, ` ${whole}`]); // fails at the last moment, also where the engine looks for a needed letter first
  const pumps = new Map<string, [string, string]>();
  const add = (start: string, pump: string) => pump && pumps.set(JSON.stringify([start, pump]), [start, pump]);
  for (const quantifier of quantifiers) {
    const before = sampleBefore(quantifier);
    for (const repeated of samplesOf(quantifier.element, flags)) {
      add(before, repeated);
      add('\u0000', repeated);
      add('', before + repeated);
    }
  }
  return [...pumps.values()].flatMap(([start, pump]) =>
    [...ends].map((end) => ({
      name: `${JSON.stringify(start)} + ${JSON.stringify(pump)} × n + ${JSON.stringify(end)}`,
      at: (length: number) => start + pump.repeat(Math.ceil(length / pump.length)) + end,
    })),
  );

  function sampleBefore(node: AST.Node): string {
    const { parent } = node;
    if (!parent) return '';
    const siblings =
      parent.type === 'Alternative'
        ? parent.elements.slice(
            0,
            parent.elements.findIndex((element) => element === node),
          )
        : [];
    return sampleBefore(parent) + siblings.map((element) => sampleOf(element, flags)).join('');
  }
}

/** Some short texts that a part of an expression takes: a sample of it, and single letters of different kinds. */
function samplesOf(node: AST.Element, flags: string): string[] {
  const letters = node.raw.includes('\\1')
    ? []
    : LETTERS.filter((letter) => new RegExp(`^(?:${node.raw})$`, flags.replace(/[gy]/g, '')).test(letter));
  return [
    ...new Set([sampleOf(node, flags), ...letters.slice(0, 1), ...letters.filter((letter) => '0 -'.includes(letter))]),
  ];
}

/** A short text that a part of an expression takes. */
function sampleOf(node: AST.Node, flags: string): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const form = new RegExp(`^${node.raw}$`, flags.replace(/[gy]/g, ''));
      return (
        LETTERS.find((letter) => form.test(letter)) ??
        Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).find((letter) => form.test(letter)) ??
        'x'
      );
    }
    case 'Quantifier':
      return sampleOf(node.element, flags).repeat(Math.max(1, node.min));
    case 'Group':
    case 'CapturingGroup':
      return sampleOf(node.alternatives[0] as AST.Alternative, flags);
    case 'Alternative':
      return node.elements.map((element) => sampleOf(element, flags)).join('');
    case 'Assertion':
      return node.kind === 'lookahead' && !node.negate ? sampleOf(node.alternatives[0] as AST.Alternative, flags) : '';
    default:
      return '';
  }
}
