import 'server-only';
import PDFDocument from 'pdfkit';
import { PRODUCT } from '#lib/shared/product.ts';
import { printableText } from '../../rules/printable-text.ts';
import { breakLines } from './break-lines.ts';
import { fontFile, WEIGHTS } from './fonts.ts';
import { COLUMN, LINE, SHEET, STYLES, type Style, type StyleName } from './styles.ts';

type Document = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Document['struct']>;
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

export type Place = { x?: number; width?: number; align?: 'left' | 'right' };
export type Cell = Place & { text: string; style?: StyleName };

/**
 * An A4 page written from top to bottom: `y` is the next position. Text is tagged for screen readers, lines and
 * pictures are marked as decoration, and text that does not fit starts another page.
 */
export class DocumentCanvas {
  y: number = SHEET.top;
  readonly #document: Document;
  readonly #root: Structure;
  readonly #bytes: Promise<Uint8Array>;

  /** `title` is the window title in a reader; it must not name a person. */
  constructor(title: string, createdAt: Date) {
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: 'en-IN',
      pdfVersion: '1.7',
      font: fontFile('regular') as unknown as string, // the type knows paths only; a buffer keeps pdfkit from looking for Helvetica
      info: {
        Title: title,
        Author: PRODUCT.name,
        Creator: PRODUCT.name,
        Producer: PRODUCT.name,
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    });
    for (const weight of WEIGHTS) this.#document.registerFont(weight, fontFile(weight));
    this.#root = this.#document.struct('Document');
    this.#document.addStructure(this.#root);
    this.#bytes = collect(this.#document);
  }

  /** Writes words at `y` and moves below them. */
  write(text: string, style: StyleName = 'body', place: Place = {}, tag: Tag = 'P'): void {
    this.ensure(this.heightOf(text, style, place));
    this.y += this.#put(this.#root, tag, { ...place, text, style });
  }

  /** Writes cells side by side as one row of the table, and moves below the highest. */
  row(table: Structure, cells: readonly Cell[], tag: 'TH' | 'TD' = 'TD'): void {
    this.ensure(Math.max(...cells.map((cell) => this.heightOf(cell.text, cell.style, cell))));
    const row = this.#document.struct('TR');
    table.add(row);
    // one baseline, whatever the sizes
    const baseline = Math.max(...cells.map((cell) => baselineOf(STYLES[cell.style ?? 'body'])));
    this.y += Math.max(...cells.map((cell) => this.#put(row, tag, cell, baseline)));
    row.end();
  }

  /** Opens a table; give it to `row`. */
  table(): Structure {
    const table = this.#document.struct('Table');
    this.#root.add(table);
    return table;
  }

  /** Writes short blocks side by side, each from the same `y`, and moves below the highest; they must fit the sheet. */
  columns(...blocks: (() => void)[]): void {
    const top = this.y;
    const ends = blocks.map((block) => {
      this.y = top;
      block();
      return this.y;
    });
    this.y = Math.max(top, ...ends);
  }

  space(points: number): void {
    this.y += points;
  }

  /** A hairline across the column. */
  rule(colour: string = LINE, thickness = 0.6): void {
    this.decorate((document) =>
      document.moveTo(SHEET.left, this.y).lineTo(SHEET.right, this.y).lineWidth(thickness).stroke(colour),
    );
  }

  /** Draws decoration, which screen readers skip. */
  decorate(draw: (document: Document) => void): void {
    this.#document.save();
    this.#document.markContent('Artifact', { type: 'Layout' });
    draw(this.#document);
    this.#document.endMarkedContent();
    this.#document.restore();
  }

  /** The part of a text that the font can print. */
  printable(text: string): string {
    const { font } = (
      this.#document as unknown as { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } }
    )._font;
    return printableText(text, (codePoint) => font.hasGlyphForCodePoint(codePoint));
  }

  /** Starts another page when less than this height is left. */
  ensure(height: number): void {
    if (this.y + height <= SHEET.bottom) return;
    this.#document.addPage();
    this.y = SHEET.top;
  }

  heightOf(text: string, style: StyleName = 'body', { width = COLUMN }: Place = {}): number {
    return this.#lines(text, STYLES[style], width).length * STYLES[style].leading;
  }

  /** Writes the footer of every page and gives the file. */
  async finish(foot: string): Promise<Uint8Array> {
    const { count } = this.#document.bufferedPageRange();
    for (let sheet = 0; sheet < count; sheet++) {
      this.#document.switchToPage(sheet);
      this.y = SHEET.bottom + 10;
      this.rule();
      this.y += 7;
      this.#put(this.#root, 'P', { text: foot, style: 'label', width: COLUMN - 70 });
      if (count > 1) this.#put(this.#root, 'P', { text: `${sheet + 1} of ${count}`, style: 'label', align: 'right' });
    }
    this.#root.end();
    this.#document.end();
    return this.#bytes;
  }

  #lines(text: string, style: Style, width: number): string[] {
    this.#use(style);
    return breakLines(this.printable(text), width, (part) => this.#document.widthOfString(part, options(style, false)));
  }

  #put(
    parent: Structure,
    tag: Tag,
    { text, style: name = 'body', x = SHEET.left, width = SHEET.right - x, align = 'left' }: Cell,
    firstBaseline?: number,
  ): number {
    const style = STYLES[name];
    const first = firstBaseline ?? baselineOf(style);
    const lines = this.#lines(text, style, width);
    const setting = options(style, align === 'right' && style.size < STYLES.figure.size);
    const draw = () => {
      this.#use(style);
      lines.forEach((line, index) => {
        const indent = align === 'right' ? width - this.#document.widthOfString(line, setting) : 0;
        this.#document.text(line, x + indent, this.y + first + index * style.leading, {
          ...setting,
          lineBreak: false,
          baseline: 'alphabetic',
        });
      });
    };
    parent.add(this.#document.struct(tag, (tag === 'TH' ? { scope: 'Column' } : {}) as object, draw));
    return lines.length * style.leading;
  }

  #use({ weight, size, colour }: Style): void {
    this.#document.font(weight).fontSize(size).fillColor(colour);
  }
}

/** Capitals are centred in their line. */
const baselineOf = ({ size, leading }: Style): number => leading / 2 + size * 0.31;

/** Tabular figures, so that amounts of a column align. */
const options = (style: Style, tabular: boolean): { characterSpacing: number; features?: ['tnum'] } => ({
  characterSpacing: style.tracking ?? 0,
  ...(tabular ? { features: ['tnum'] } : {}),
});

function collect(document: Document): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}
