import { pen, rect } from '../pen.ts';
import { PLAN_HEIGHT, PLAN_WIDTH, type PlanFacts } from '#lib/shared/room-facts.ts';
import { INKS, type Inks, type PlanTheme } from './inks.ts';
import { layOut, type Box, type Layout, type Piece } from './layout.ts';
import { edge, inset, middleOf, share, slice, type Stroke } from './pieces.ts';
import { LABELS, labelWidth, type PlanLanguage } from './labels.ts';
import { PLAN_TYPE } from './plan-type.ts';
import { PLAN_TYPE_HINDI } from './plan-type-hindi.ts';

/** Units a metre may take: the largest that fits is used, so that the scale bar is a round length. */
const SCALES = [60, 54, 48, 44, 40, 36, 32, 28, 24, 20, 16, 12, 10, 8];
const MARGIN = 16;
/** Space below the room for its scale bar and size. */
const FOOT = 30;
const TYPE = 12;
/** The type of each language; digits are those of the first. */
const TYPES: Record<PlanLanguage, { family: string; faces: string }> = {
  en: { family: 'Plan', faces: face('Plan', PLAN_TYPE) },
  hi: { family: 'Plan,Hindi', faces: face('Plan', PLAN_TYPE) + face('Hindi', PLAN_TYPE_HINDI) },
};

/**
 * Draws a room's plan from its facts, as an SVG string of 320 by 240 units: walls, furniture and labels, true to the
 * scale bar. The same facts always give the same string. Null where the facts do not make a plan (`layOut`).
 */
export function drawPlan(facts: PlanFacts, theme: PlanTheme = 'light', language: PlanLanguage = 'en'): string | null {
  const layout = layOut(facts);
  if (!layout) return null;
  const long = layout.width + (layout.outside?.depth ?? 0);
  const scale =
    SCALES.find(
      (units) => long * units <= PLAN_WIDTH - 2 * MARGIN && layout.height * units <= PLAN_HEIGHT - MARGIN - FOOT,
    ) ?? Math.min((PLAN_WIDTH - 2 * MARGIN) / long, (PLAN_HEIGHT - MARGIN - FOOT) / layout.height);
  const plan = new Plan(layout, scale, INKS[theme], language);
  const { family, faces } = TYPES[language];
  const left = (PLAN_WIDTH - long * scale) / 2;
  const top = MARGIN / 2 + (PLAN_HEIGHT - FOOT - MARGIN / 2 - layout.height * scale) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PLAN_WIDTH} ${PLAN_HEIGHT}" font-family="${family},system-ui,sans-serif" font-size="${TYPE}" stroke-linejoin="round">` +
    `<style>${faces}</style>` +
    `<g transform="${pen`translate(${left} ${top})`}">${plan.room()}</g>${plan.foot(facts.sizeM2)}</svg>`
  );
}

function face(family: string, type: string): string {
  return `@font-face{font-family:${family};src:url(${type})}`;
}

class Plan {
  readonly #layout: Layout;
  readonly #scale: number;
  readonly #inks: Inks;
  readonly #language: PlanLanguage;
  readonly #labels: (typeof LABELS)[PlanLanguage];

  constructor(layout: Layout, scale: number, inks: Inks, language: PlanLanguage) {
    this.#layout = layout;
    this.#scale = scale;
    this.#inks = inks;
    this.#language = language;
    this.#labels = LABELS[language];
  }

  room(): string {
    const { width, height, pieces } = this.#layout;
    const { line, floor } = this.#inks;
    return [
      this.#outside(),
      this.#box({ x: 0, y: 0, width, height }, `fill="${floor}"`),
      this.#bathroom(),
      ...pieces.map((piece) => this.#piece(piece)),
      this.#walls(line),
      this.#window(),
      this.#door(),
    ].join('');
  }

  /** A bar of whole metres and the room's size, at the lower left. */
  foot(sizeM2: number): string {
    const { line } = this.#inks;
    const metres = [5, 2, 1].find((length) => length * this.#scale <= 120) ?? 1;
    const [x, y] = [MARGIN, PLAN_HEIGHT - 10];
    const end = x + metres * this.#scale;
    const bar = pen`M${x} ${y - 4}v8M${x} ${y}H${end}M${end} ${y - 4}v8`;
    return (
      `<path d="${bar}" fill="none" stroke="${line}"/>` +
      this.#text(`${metres} ${this.#labels.metres}`, end + 6, y + 4, 'start') +
      `<text x="${PLAN_WIDTH - MARGIN}" y="${y + 4}" text-anchor="end" fill="${line}">${sizeM2} ${this.#labels.squareMetres}</text>`
    );
  }

  #walls(ink: string): string {
    const { width, height } = this.#layout;
    return this.#box({ x: 0, y: 0, width, height }, `fill="none" stroke="${ink}" stroke-width="4"`);
  }

  #bathroom(): string {
    const { bathroom, fixtures } = this.#layout;
    if (!bathroom) return '';
    const { line, cool, floor } = this.#inks;
    const tiles = this.#box(bathroom, `fill="${cool}" stroke="${line}" stroke-width="2.5"`);
    const way = this.#line([bathroom.width - 0.8, bathroom.height, 0.65, 0], floor, 4);
    return tiles + way + fixtures.map((fixture) => this.#fixture(fixture)).join('');
  }

  #fixture(fixture: Layout['fixtures'][number]): string {
    const { line, floor } = this.#inks;
    const s = this.#scale;
    const frame = `fill="${floor}" stroke="${line}"`;
    if (fixture.what === 'bathtub')
      return (
        this.#box(fixture, frame, 0.1) +
        this.#box(inset(fixture, 0.08), `fill="none" stroke="${line}" opacity=".6"`, 0.25) +
        this.#label(this.#labels.bathtub, fixture)
      );
    const [x, y] = [fixture.x * s, fixture.y * s];
    const side = fixture.width * s;
    const cross = pen`M${x} ${y}l${side} ${side}M${x + side} ${y}l${-side} ${side}`;
    const { bathroom } = this.#layout;
    // The label is placed beside the tray where the bathroom is wide enough, and not on its drain.
    const beside = bathroom
      ? { ...fixture, x: fixture.x + fixture.width, width: bathroom.width - fixture.width - 0.02 }
      : fixture;
    return (
      this.#box(fixture, frame) +
      `<path d="${cross}" stroke="${line}" opacity=".35"/>` +
      (this.#label(this.#labels.shower, beside) || this.#label(this.#labels.shower, fixture))
    );
  }

  #piece(piece: Piece): string {
    const { line, warm, floor } = this.#inks;
    const { what } = piece;
    const outline = `stroke="${line}" stroke-width="1.2"`;
    if (what === 'desk') {
      const [top, chair] = [slice(piece, 0, 0.55), inset(slice(piece, 0.5, 0.95), 0.3, piece.wall)];
      return (
        this.#box(chair, `fill="none" ${outline}`, 0.14) +
        this.#box(top, `fill="${floor}" ${outline}`) +
        this.#label(this.#labels.desk, top)
      );
    }
    if (what === 'wardrobe') {
      const rail = middleOf(piece);
      return (
        this.#box(piece, `fill="${floor}" ${outline}`) +
        (this.#label(this.#labels.wardrobe, piece) || this.#line(rail, line, 1))
      );
    }
    if (what === 'sofa' || what === 'sofabed') {
      const back = slice(piece, 0, 0.22);
      return (
        this.#box(piece, `fill="${warm}" ${outline}`, 0.12) +
        this.#box(back, `fill="none" ${outline}`, 0.1) +
        this.#label(this.#labels[what], slice(piece, 0.22, 0.9))
      );
    }
    return this.#bed(piece, outline);
  }

  #bed(piece: Piece, outline: string): string {
    const { warm, floor } = this.#inks;
    const single = piece.what === 'single';
    const pillows = (
      single
        ? [[0.2, 0.8]]
        : [
            [0.07, 0.47],
            [0.53, 0.93],
          ]
    ).map(([from = 0, to = 1]) =>
      this.#box(share(slice(piece, 0.1, 0.45), from, to, piece.wall), `fill="${floor}" ${outline}`, 0.08),
    );
    const fold = edge(slice(piece, 0, 0.62), piece.wall);
    return (
      this.#box(piece, `fill="${warm}" ${outline}`, 0.06) +
      pillows.join('') +
      this.#line(fold, this.#inks.line, 1) +
      this.#label(this.#labels[piece.what], slice(piece, 0.62, 1.9))
    );
  }

  #window(): string {
    const { width, height, window, outside } = this.#layout;
    if (!window && !outside) return '';
    const s = this.#scale;
    const { line, cool } = this.#inks;
    const [from, to] = [height * 0.16, height * 0.84];
    const pane = `<path d="${rect(width * s - 3, from * s, 6, (to - from) * s)}" fill="${cool}" stroke="${line}"/>`;
    const leaf = outside
      ? `<path d="${pen`M${width * s} ${(height / 2 - 0.45) * s}v${0.9 * s}`}" stroke="${line}" stroke-width="4"/>`
      : '';
    return pane + leaf + (outside ? '' : this.#sideways(this.#labels.window, width * s + 16, (height / 2) * s));
  }

  /** Balcony or terrace outside the window; the hotel does not state its depth, so its edge is dashed. */
  #outside(): string {
    const { width, height, outside } = this.#layout;
    if (!outside) return '';
    const s = this.#scale;
    const { line, cool } = this.#inks;
    const box = { x: width, y: height * 0.06, width: outside.depth, height: height * 0.88 };
    return (
      this.#box(box, `fill="${cool}" fill-opacity=".5" stroke="${line}" stroke-dasharray="4 4"`) +
      this.#sideways(this.#labels[outside.what], (width + outside.depth / 2) * s + 4, (height / 2) * s)
    );
  }

  #door(): string {
    const { door } = this.#layout;
    const s = this.#scale;
    const { line, floor } = this.#inks;
    const [y, r] = [door.y * s, door.height * s];
    return (
      `<path d="${rect(-2.5, y, 5, r)}" fill="${floor}"/>` +
      `<path d="${pen`M0 ${y + r}H${r}A${r} ${r} 0 0 0 0 ${y}`}" fill="none" stroke="${line}" stroke-width="1"/>`
    );
  }

  #box({ x, y, width, height }: Box, style: string, round = 0): string {
    const s = this.#scale;
    if (!round) return `<path d="${rect(x * s, y * s, width * s, height * s)}" ${style}/>`;
    const [left, top, wide, high] = [x, y, width, height].map((metres) => Math.round(metres * s * 10) / 10);
    return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="${Math.round(round * s)}" ${style}/>`;
  }

  #line([x, y, dx, dy]: Stroke, ink: string, thickness: number): string {
    const s = this.#scale;
    return `<path d="${pen`M${x * s} ${y * s}l${dx * s} ${dy * s}`}" stroke="${ink}" stroke-width="${thickness}"/>`;
  }

  /** A label in the middle of a box, horizontal or vertical; none where it would not fit. */
  #label(words: string, { x, y, width, height }: Box): string {
    const s = this.#scale;
    const [wide, high, long] = [width * s, height * s, labelWidth(words, this.#language)];
    if (long <= wide && high >= TYPE + 2)
      return this.#text(words, (x + width / 2) * s, (y + height / 2) * s + 4, 'middle');
    return long <= high && wide >= TYPE + 2 ? this.#sideways(words, (x + width / 2) * s + 4, (y + height / 2) * s) : '';
  }

  #text(words: string, x: number, y: number, anchor: 'start' | 'middle'): string {
    return `<text x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="${anchor}" fill="${this.#inks.line}">${words}</text>`;
  }

  #sideways(words: string, x: number, y: number): string {
    const at = pen`translate(${x} ${y})`;
    return `<text transform="${at}rotate(-90)" text-anchor="middle" fill="${this.#inks.line}">${words}</text>`;
  }
}
