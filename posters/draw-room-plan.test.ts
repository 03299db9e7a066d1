import { expect, it } from 'vitest';
import { pictureRoutes } from '#lib/shared/picture-routes.ts';
import { drawRoomPlan } from './draw-room-plan.ts';

const send = (address: string) => {
  const url = new URL(address, 'http://localhost');
  const [, , size = '', beds = '', file = ''] = url.pathname.split('/').map(decodeURIComponent);
  return drawRoomPlan(new Request(url), { params: Promise.resolve({ size, beds, file }) });
};
const ROOM = { sizeM2: 28, beds: ['king', 'sofabed'], features: ['shower', 'desk'], window: true } as const;

it.each(['light', 'dark'] as const)('draws a room at its %s address, kept for good', async (ink) => {
  const answer = await send(pictureRoutes.roomPlan(ROOM, ink));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toMatch(/>King<.*>Sofa bed<.*>Desk<.*>28 m²</s);
});

it('labels a plan in Hindi, with the type for it', async () => {
  const svg = await (await send(pictureRoutes.roomPlan({ ...ROOM, features: ['desk'] }, 'light', 'hi'))).text();
  expect(svg).toMatch(/>किंग<.*>सोफ़ा बेड<.*>मेज़<.*>खिड़की<.*>28 वर्ग मी</s);
  const labels = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, label = '']) => label);
  expect(labels.filter((label) => /[A-Za-z]/.test(label))).toEqual([]);
  expect(svg.match(/@font-face/g)).toHaveLength(2);
});

it('draws a room of which nothing but beds is known', async () => {
  const answer = await send(pictureRoutes.roomPlan({ ...ROOM, features: [], window: false }, 'light'));
  expect(await answer.text()).not.toMatch(/Shower|Desk|Window/);
});

it.each([
  '/room-plans/4/king/none.svg',
  '/room-plans/501/king/none.svg',
  '/room-plans/28.5/king/none.svg',
  '/room-plans/28/throne/none.svg',
  '/room-plans/28//none.svg',
  '/room-plans/6/king-king/none.svg',
  '/room-plans/28/king/desk',
  '/room-plans/28/king/call-me.svg',
  '/room-plans/28/king/none.svg?ink=red',
  '/room-plans/28/king/none.svg?language=fr',
  `/room-plans/28/${'king-'.repeat(40)}king/none.svg`,
])('%s is no plan', async (address) => {
  expect((await send(address)).status).toBe(404);
});
