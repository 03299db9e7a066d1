import { spell, tenth } from './pen.ts';

interface PathStyle {
  opacity?: number;
  fillRule?: 'evenodd';
  transform?: string | undefined;
}

interface LineStyle {
  dash?: string;
  round?: boolean;
  opacity?: number;
}

/** One factor, or one for each axis; a negative one mirrors. */
type Scale = number | readonly [x: number, y: number];

const hundredth = (value: number) => spell(Math.round(value * 100) / 100);
/** SVG needs no space before a minus sign. */
const tight = (data: string) => data.replaceAll(' -', '-');
const opacityOf = (opacity = 1) => (opacity < 1 ? ` opacity="${spell(opacity)}"` : '');

function placing(x: number, y: number, scale: Scale): string {
  const [scaleX, scaleY] = typeof scale === 'number' ? [scale, scale] : scale;
  const size = scaleX === scaleY ? hundredth(scaleX) : `${hundredth(scaleX)} ${hundredth(scaleY)}`;
  return `translate(${tenth(x)} ${tenth(y)})scale(${size})`;
}

/** The sheet of SVG a poster is printed on: plain marks, groups and definitions, in the order they are put down. */
export class Sheet {
  readonly #prefix: string;
  #definitions: string[] = [];
  #prints: string[] = [];

  /** `prefix` starts every id, so that two posters on one page do not use each other's gradients. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  path(data: string, fill: string, { fillRule, transform, opacity }: PathStyle = {}): void {
    const rule = fillRule ? ` fill-rule="${fillRule}"` : '';
    const moved = transform ? ` transform="${transform}"` : '';
    this.#prints.push(`<path d="${tight(data)}" fill="${fill}"${rule}${moved}${opacityOf(opacity)}/>`);
  }

  line(data: string, stroke: string, width: number, { dash, round, opacity }: LineStyle = {}): void {
    const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
    const cap = round ? ' stroke-linecap="round"' : '';
    const style = `stroke="${stroke}" stroke-width="${spell(tenth(width))}"${dashes}${cap}${opacityOf(opacity)}`;
    this.#prints.push(`<path d="${tight(data)}" fill="none" ${style}/>`);
  }

  disc(x: number, y: number, radius: number, fill: string, opacity?: number): void {
    const place = `cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}"`;
    this.#prints.push(`<circle ${place} fill="${fill}"${opacityOf(opacity)}/>`);
  }

  /** What `draw` prints, moved to (x, y) and scaled. */
  group(x: number, y: number, scale: Scale, draw: () => void, opacity?: number): void {
    this.layer(placing(x, y, scale), draw, opacity);
  }

  /** What `draw` prints, under any SVG transform. */
  layer(transform: string | undefined, draw: () => void, opacity?: number): void {
    this.#prints.push(`<g${transform ? ` transform="${transform}"` : ''}${opacityOf(opacity)}>`);
    draw();
    this.#prints.push('</g>');
  }

  /** Keeps what `draw` prints as a stamp, to be printed many times with `stamp`; returns its id. */
  cut(draw: () => void): string {
    const start = this.#prints.length;
    draw();
    const prints = this.#prints.splice(start).join('');
    return this.#define((id) => `<g id="${id}">${prints}</g>`);
  }

  /** Prints a stamp at (x, y). */
  stamp(id: string, x: number, y: number, scale: Scale): void {
    this.#prints.push(`<use href="#${id}" transform="${placing(x, y, scale)}"/>`);
  }

  /** A vertical gradient from `top` to `foot`, as a fill. */
  gradient(top: string, foot: string): string {
    const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/>`;
    return this.#fill((id) => `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`);
  }

  /** A vertical gradient of three inks that ends `reach` (0 to 1) of the way down, as a fill. */
  skyGradient({ top, middle, low }: { top: string; middle: string; low: string }, reach: number): string {
    const stops = `<stop stop-color="${top}"/><stop offset=".58" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/>`;
    return this.#fill(
      (id) => `<linearGradient id="${id}" x2="0" y2="${spell(tenth(reach))}">${stops}</linearGradient>`,
    );
  }

  /** A square tile of markup repeated without end, as a fill. */
  pattern(size: number, tile: string): string {
    const box = `width="${size}" height="${size}" patternUnits="userSpaceOnUse"`;
    return this.#fill((id) => `<pattern id="${id}" ${box}>${tile}</pattern>`);
  }

  /** The definitions and prints so far. */
  markup(): string {
    return `<defs>${this.#definitions.join('')}</defs>${this.#prints.join('')}`;
  }

  #fill(markup: (id: string) => string): string {
    return `url(#${this.#define(markup)})`;
  }

  #define(markup: (id: string) => string): string {
    const id = `${this.#prefix}${this.#definitions.length}`;
    this.#definitions.push(markup(id));
    return id;
  }
}
