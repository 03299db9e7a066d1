import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { Card, CARD, type CardScene } from './card.tsx';
import { findScene } from './find-scene.ts';

/** A card takes half a second of one core: one is drawn at a time, and this many may wait. */
const MOST_WAITING = 8;
const DAY = 86_400;
const queue: { waiting: number; last: Promise<unknown> } = { waiting: 0, last: Promise.resolve() };

/** `/cards/{home|place|hotel|package}/{slug}.png`: the preview picture of a shared link. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ what: string; file: string }> },
): Promise<Response> {
  const { what, file } = await params;
  const scene = file.endsWith('.png') ? await findScene(what, file.slice(0, -4)) : null;
  if (!scene)
    return new Response('No such picture.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  if (queue.waiting >= MOST_WAITING)
    return new Response('Too many pictures at once.', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
    });
  queue.waiting += 1;
  const drawn = queue.last.then(() => draw(scene)).finally(() => (queue.waiting -= 1));
  queue.last = drawn.catch(() => undefined);
  return new Response(await drawn, {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${DAY}` },
  });
}

async function draw(scene: CardScene): Promise<ArrayBuffer> {
  return new ImageResponse(<Card {...scene} />, { ...CARD, fonts: await fonts() }).arrayBuffer();
}

/** The lettering font, in the two files of scripts/build-fonts.ts. */
const fonts = () =>
  Promise.all(
    ['anek-poster', 'anek-poster-ext'].map(async (file) => ({
      name: 'Anek',
      data: await readFile(path.join(process.cwd(), 'public', 'fonts', `${file}.ttf`)),
    })),
  );
