import 'server-only';
import type PDFDocument from 'pdfkit';
import { poster, type PosterOptions } from '#posters/index.ts';
import { verticalReach } from './vertical-reach.ts';

type Document = InstanceType<typeof PDFDocument>;
type Attributes = Record<string, string>;
type Element = { name: string; attributes: Attributes; children: Element[] };
type Frame = { x: number; y: number; width: number; height: number };

/**
 * Prints a place's poster into a frame, in points. Posters are our own SVG with few features: paths, circles, groups,
 * symbols and vertical gradients. Their grain (a pattern) is left out.
 */
export function printPoster(document: Document, place: Omit<PosterOptions, 'width' | 'height'>, frame: Frame): void {
  const { width, height } = frame;
  const svg = readElements(poster({ ...place, width, height }));
  const units = (svg.attributes.viewBox ?? '').split(' ').map(Number)[2] ?? width;
  const named = new Map(
    svg.children
      .flatMap((child) => (child.name === 'defs' ? child.children : []))
      .map((element): [string, Element] => [element.attributes.id ?? '', element]),
  );
  document.save();
  document.roundedRect(frame.x, frame.y, width, height, 3).clip();
  document.translate(frame.x, frame.y).scale(width / units);
  for (const element of svg.children) if (element.name !== 'defs') print(document, element, named, 1);
  document.restore();
}

function print(
  document: Document,
  { name: kind, attributes, children }: Element,
  named: Map<string, Element>,
  shade: number,
): void {
  const opacity = shade * Number(attributes.opacity ?? 1);
  document.save();
  place(document, attributes.transform);
  const stamp = kind === 'use' ? named.get((attributes.href ?? '').slice(1)) : undefined;
  for (const child of stamp ? [stamp] : kind === 'g' ? children : []) print(document, child, named, opacity);
  if (kind === 'path') printPath(document, attributes, named, opacity);
  if (kind === 'circle')
    document
      .circle(Number(attributes.cx), Number(attributes.cy), Number(attributes.r))
      .fillOpacity(opacity)
      .fill(attributes.fill ?? '#000');
  document.restore();
}

function printPath(document: Document, attributes: Attributes, named: Map<string, Element>, opacity: number): void {
  const { d = '', fill = 'none', stroke } = attributes;
  const ink = fill.startsWith('url(') ? gradient(document, named.get(fill.slice(5, -1)), d) : fill;
  if (ink && ink !== 'none')
    document
      .path(d)
      .fillOpacity(opacity)
      .fill(ink, attributes['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero');
  if (!stroke) return;
  const dashes = attributes['stroke-dasharray']?.split(/[ ,]+/).map(Number);
  document
    .lineWidth(Number(attributes['stroke-width'] ?? 1))
    .lineCap(attributes['stroke-linecap'] === 'round' ? 'round' : 'butt');
  if (dashes) document.dash(dashes[0] ?? 1, { space: dashes[1] ?? dashes[0] ?? 1 });
  document.path(d).strokeOpacity(opacity).stroke(stroke);
  if (dashes) document.undash();
}

/** A vertical gradient over the height of its own path, as in SVG; null for anything else (the grain). */
function gradient(
  document: Document,
  element: Element | undefined,
  path: string,
): ReturnType<Document['linearGradient']> | null {
  if (element?.name !== 'linearGradient') return null;
  const { top, bottom } = verticalReach(path);
  const made = document.linearGradient(0, top, 0, top + (bottom - top) * Number(element.attributes.y2 ?? 0));
  for (const { attributes } of element.children)
    made.stop(Number(attributes.offset ?? 0), attributes['stop-color'] ?? '#000');
  return made;
}

function place(document: Document, transform = ''): void {
  for (const [, kind, list = ''] of transform.matchAll(/(?<!\w)(\w+)\(([^()]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = list.trim().split(/[ ,]+/).map(Number);
    if (kind === 'translate') document.translate(a, b ?? 0);
    if (kind === 'scale') document.transform(a, 0, 0, b ?? a, 0, 0);
    if (kind === 'matrix') document.transform(a, b ?? 0, c, d, e, f);
  }
}

function readElements(svg: string): Element {
  const open: Element[] = [{ name: 'root', attributes: {}, children: [] }];
  for (const [, closing, name = '', attributes = ''] of svg.matchAll(/<(\/)?([a-zA-Z]+)((?:[^a-zA-Z<>][^<>]*)?)>/g)) {
    if (closing) open.pop();
    else {
      const element = {
        name,
        attributes: Object.fromEntries(
          [...attributes.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
        ),
        children: [],
      };
      open.at(-1)?.children.push(element);
      if (!attributes.endsWith('/')) open.push(element);
    }
  }
  return open[0]?.children[0] ?? { name: 'svg', attributes: {}, children: [] };
}
