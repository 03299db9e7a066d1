import 'server-only';
import { PRODUCT } from '#lib/shared/product.ts';
import type { DocumentCanvas } from './document-canvas.ts';
import { INK, MARIGOLD, PAPER, SHEET } from './styles.ts';

/** The head of every paper: the arch with the sun in it, the name, and at the right what this paper is. */
export function writeHead(paper: DocumentCanvas, kind: string): void {
  const top = paper.y;
  paper.decorate((document) => {
    document.translate(SHEET.left, top).scale(0.8);
    document.path('M1 30V14C1 8 7 5 13 0c6 5 12 8 12 14v16z').fill(INK);
    document.path('M6 30V16c0-4 3.5-6 7-9 3.5 3 7 5 7 9v14z').fill(PAPER);
    document.circle(13, 21.5, 5).fill(MARIGOLD);
  });
  paper.y = top + 6;
  paper.columns(
    () => paper.write(PRODUCT.name, 'figure', { x: SHEET.left + 28, width: 200 }),
    () => paper.write(kind, 'heading', { align: 'right' }),
  );
  paper.y = top + 38;
}
