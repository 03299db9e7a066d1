import { pen, spell, tenth } from './pen.ts';

const HEIGHT = 160;

/**
 * The one-ink landscape that holds a poster's place while it loads: two hills and a sun at `sunAt` (0 to 1 across).
 * It takes its inks from the page's tokens, so it follows the theme.
 */
export function wash(width: number, height: number, sunAt: number): string {
  const units = Math.round((HEIGHT * width) / height);
  // The hills were drawn 172 units wide; stretching their points, not the picture, keeps the sun round.
  const x = (drawn: number) => (drawn * units) / 172;
  const far = pen`M0 92Q${x(40)} 70 ${x(80)} 88T${units} 80V${HEIGHT}H0z`;
  const near = pen`M0 122Q${x(60)} 98 ${x(110)} 118T${units} 112V${HEIGHT}H0z`;
  const prints = [
    `<path d="${far}" fill="var(--line)"/>`,
    `<path d="${near}" fill="var(--line-2)" opacity=".28"/>`,
    `<circle cx="${spell(tenth(units * sunAt))}" cy="52" r="17" fill="var(--card)"/>`,
  ];
  const frame = `viewBox="0 0 ${units} ${HEIGHT}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} preserveAspectRatio="xMidYMid slice" aria-hidden="true">${prints.join('')}</svg>`;
}
