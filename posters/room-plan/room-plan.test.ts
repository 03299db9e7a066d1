// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPlan } from './draw.ts';
import { BED_KINDS, readBeds, ROOM_FEATURES, roomText, type PlanFacts } from '#lib/shared/room-facts.ts';
import { layOut, overlaps, SIZES, type Box } from './layout.ts';
import { PLAN_TYPE } from './plan-type.ts';
import { PLAN_LABELS } from './labels.ts';

const rooms: fc.Arbitrary<PlanFacts> = fc.record({
  sizeM2: fc.integer({ min: 5, max: 120 }),
  beds: fc.array(fc.constantFrom(...BED_KINDS), { minLength: 1, maxLength: 4 }),
  features: fc.subarray([...ROOM_FEATURES]),
  window: fc.boolean(),
});
const laidOut = (facts: PlanFacts) => {
  const layout = layOut(facts);
  fc.pre(layout !== null);
  return layout;
};
const furniture = ({ pieces, bathroom }: ReturnType<typeof laidOut>): Box[] => [
  ...pieces,
  ...(bathroom ? [bathroom] : []),
];
const HOTEL_ROOM: PlanFacts = {
  sizeM2: 28,
  beds: ['king'],
  features: ['shower', 'bathtub', 'desk', 'wardrobe', 'balcony'],
  window: true,
};

describe('a room’s plan', () => {
  it('has everything inside the walls', () => {
    fc.assert(
      fc.property(rooms, (facts) => {
        const layout = laidOut(facts);
        for (const { x, y, width, height } of [...furniture(layout), layout.door]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(layout.width + 1e-9);
          expect(y + height).toBeLessThanOrEqual(layout.height + 1e-9);
        }
        for (const fixture of layout.fixtures) {
          expect(fixture.x + fixture.width).toBeLessThanOrEqual(layout.bathroom?.width ?? 0);
          expect(fixture.y + fixture.height).toBeLessThanOrEqual(layout.bathroom?.height ?? 0);
        }
      }),
    );
  });

  it('has no two things in one place, and nothing in the way of its door', () => {
    fc.assert(
      fc.property(rooms, (facts) => {
        const layout = laidOut(facts);
        const all = [...furniture(layout), layout.door];
        for (const [index, one] of all.entries())
          for (const other of all.slice(index + 1))
            expect(overlaps(one, other), JSON.stringify([one, other])).toBe(false);
        const [first, second] = layout.fixtures;
        if (first && second) expect(overlaps(first, second)).toBe(false);
      }),
    );
  });

  it('is as large as the room and its furniture, within 5 percent of the scale bar', () => {
    fc.assert(
      fc.property(rooms, (facts) => {
        const svg = drawPlan(facts);
        fc.pre(svg !== null);
        const [, end] = /M16 230H([\d.]+)M/.exec(svg) ?? [];
        const units = (Number(end) - 16) / Number(/>(\d) m</.exec(svg)?.[1]);
        const [, wide, high] = /d="M0 0h([\d.]+)v([\d.]+)h-[\d.]+z" fill="none"/.exec(svg) ?? [];
        const area = (Number(wide) / units) * (Number(high) / units);
        expect(Math.abs(area / facts.sizeM2 - 1)).toBeLessThan(0.05);
      }),
    );
    for (const piece of laidOut(HOTEL_ROOM).pieces)
      expect([piece.width, piece.height].sort()).toEqual([...SIZES[piece.what]].sort());
  });

  it('shows every bed there is, and nothing that the hotel does not say', () => {
    fc.assert(
      fc.property(rooms, (facts) => {
        const { pieces, fixtures, outside, window } = laidOut(facts);
        const shown = pieces.map(({ what }) => what);
        for (const kind of BED_KINDS)
          expect(shown.filter((what) => what === kind)).toHaveLength(facts.beds.filter((bed) => bed === kind).length);
        const others = [
          ...shown.filter((what) => !facts.beds.some((bed) => bed === what)),
          ...fixtures.map(({ what }) => what),
        ];
        for (const what of [...others, ...(outside ? [outside.what] : [])]) expect(facts.features).toContain(what);
        expect(window).toBe(facts.window);
      }),
    );
  });

  it('is the same for the same facts, small, well-formed and without a number gone wrong', () => {
    fc.assert(
      fc.property(rooms, fc.constantFrom('light', 'dark'), (facts, ink) => {
        const whole = drawPlan(facts, ink);
        fc.pre(whole !== null);
        expect(drawPlan(structuredClone(facts), ink)).toBe(whole);
        expect(whole.split(`url(${PLAN_TYPE})`)).toHaveLength(2); // the type is its own, and nothing else is loaded
        const svg = whole.replace(`url(${PLAN_TYPE})`, '');
        expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(6 * 1024);
        expect(PLAN_TYPE.length).toBeLessThanOrEqual(6.5 * 1024);
        for (const [, words = ''] of svg.matchAll(/>([^<>]+)<\/text>/g))
          expect(
            [...words].filter((letter) => !PLAN_LABELS.includes(letter)),
            words,
          ).toEqual([]);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|https?:(?!\/\/www\.w3\.org\/2000\/svg)|url\(/);
        expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
      }),
    );
  });

  it('is labelled', () => {
    const words = [...(drawPlan(HOTEL_ROOM) ?? '').matchAll(/>([^<>]+)<\/text>/g)].map(([, word]) => word);
    expect(words).toEqual(expect.arrayContaining(['King', 'Bath', 'Shower', 'Desk', 'Balcony', '2 m', '28 m²']));
    expect(drawPlan({ ...HOTEL_ROOM, features: [] })).toContain('>Window</text>');
    expect(roomText({ sizeM2: 28, bed: 'king bed', features: ['desk', 'balcony'] })).toBe(
      '28 m², king bed, desk, balcony',
    );
  });

  it('is drawn for every room of ordinary size, and not where the beds would not fit', () => {
    for (let sizeM2 = 16; sizeM2 <= 60; sizeM2++)
      expect(layOut({ ...HOTEL_ROOM, sizeM2 }), `${sizeM2} m²`).not.toBeNull();
    expect(layOut({ ...HOTEL_ROOM, sizeM2: 6 })).toBeNull();
    expect(layOut({ ...HOTEL_ROOM, beds: [] })).toBeNull();
  });

  it('looks the same in both themes but for its inks', () => {
    const plain = (svg: string | null) => svg?.replaceAll(/#[0-9a-f]{6}/g, '');
    expect(plain(drawPlan(HOTEL_ROOM, 'dark'))).toBe(plain(drawPlan(HOTEL_ROOM, 'light')));
    expect(drawPlan(HOTEL_ROOM, 'dark')).not.toBe(drawPlan(HOTEL_ROOM, 'light'));
  });
});

describe('the beds a hotel describes', () => {
  it.each([
    ['king bed', ['king']],
    ['Queen-size bed', ['queen']],
    ['twin beds', ['single', 'single']],
    ['king bed and two singles', ['king', 'single', 'single']],
    ['king bed and a sofa bed', ['king', 'sofabed']],
    ['2 queen beds', ['queen', 'queen']],
    ['1 double bed + 1 single bed', ['double', 'single']],
    ['king or twin beds', []],
    ['king bed/twin beds', []],
    ['single beds', []],
    ['futon', []],
    ['', []],
    ['four singles, three singles', []],
  ])('“%s”', (words, beds) => expect(readBeds(words)).toEqual(beds));
});
