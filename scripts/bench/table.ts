/**
 * One line of the result: what was measured, the figure, its limit, and whether it is met; null for a line without a
 * limit.
 */
export type Line = { what: string; figure: string; must: string; met: boolean | null };

/** A line whose figure must not exceed `most`. */
export const atMost = (what: string, value: number, most: number, show: (value: number) => string): Line => ({
  what,
  figure: show(value),
  must: `≤ ${show(most)}`,
  met: value <= most,
});

/** A line whose figure must reach `least`. */
export const atLeast = (what: string, value: number, least: number, show: (value: number) => string): Line => ({
  what,
  figure: show(value),
  must: `≥ ${show(least)}`,
  met: value >= least,
});

/** A line without a limit. */
export const note = (what: string, figure: string): Line => ({ what, figure, must: '', met: null });

/** A part that could not be measured; the others are still printed. */
export const failed = (part: string, error: unknown): Line => ({
  what: `${part}: not measured`,
  figure: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
  must: '',
  met: false,
});

export const times = (value: number): string => `${value.toFixed(2)} ×`;
export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const seconds = (value: number): string => `${value.toFixed(1)} s`;
export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`;

/** The lines as a Markdown table, padded to read well in a terminal. */
export function printTable(lines: readonly Line[]): void {
  const rows = [
    ['measure', 'figure', 'must be', 'met'],
    ...lines.map(({ what, figure, must, met }) => [what, figure, must, met === null ? '' : met ? 'yes' : 'NO']),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  console.log(
    [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n'),
  );
}
