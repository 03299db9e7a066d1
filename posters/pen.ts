export type Point = readonly [x: number, y: number];

/** A tenth of a unit is finer than any screen shows; more digits only make the file longer. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Spells a number the short way SVG allows: `.5`, not `0.5`. */
export const spell = (value: number): string => String(value).replace(/^(-?)0\./, '$1.');

/** Writes path data: numbers are rounded to a tenth, points become `x,y`, text stays as it is. */
export function pen(text: TemplateStringsArray, ...values: (number | string | Point)[]): string {
  return text.reduce((data, part, i) => data + write(values[i - 1] ?? '') + part);
}

function write(value: number | string | Point): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return spell(tenth(value));
  return `${spell(tenth(value[0]))},${spell(tenth(value[1]))}`;
}

export const rect = (x: number, y: number, width: number, height: number) =>
  pen`M${x} ${y}h${width}v${height}h${-width}z`;

export const polygon = (points: readonly Point[]) => `M${points.map((point) => pen`${point}`).join('L')}z`;

/** The path data of every item, one after the other: one path prints them all in one ink. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('');

/** Path data drawn `count` times over. */
export const times = (count: number, draw: (index: number) => string): string => {
  let data = '';
  for (let i = 0; i < count; i++) data += draw(i);
  return data;
};
