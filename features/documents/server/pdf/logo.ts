import 'server-only';
import { PRODUCT } from '#lib/shared/product.ts';
import type { DocumentCanvas } from './document-canvas.ts';
import { INK, MARIGOLD, PAPER, SHEET } from './styles.ts';

/** The head of every document: the logo, the name, and at the right the kind of document. */
export function writeHead(canvas: DocumentCanvas, kind: string): void {
  const top = canvas.y;
  canvas.decorate((document) => {
    document.translate(SHEET.left, top).scale(0.8);
    document.path('M1 30V14C1 8 7 5 13 0c6 5 12 8 12 14v16z').fill(INK);
    document.path('M6 30V16c0-4 3.5-6 7-9 3.5 3 7 5 7 9v14z').fill(PAPER);
    document.circle(13, 21.5, 5).fill(MARIGOLD);
  });
  canvas.y = top + 6;
  canvas.columns(
    () => canvas.write(PRODUCT.name, 'figure', { x: SHEET.left + 28, width: 200 }),
    () => canvas.write(kind, 'heading', { align: 'right' }),
  );
  canvas.y = top + 38;
}
