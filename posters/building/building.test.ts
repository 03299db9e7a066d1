// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  BUILDING_FORMS,
  poster,
  POSTER_HOURS,
  POSTER_KINDS,
  readBuilding,
  spellBuilding,
  type Building,
  type PosterOptions,
} from '../index.ts';
import { designBuilding } from './design.ts';
import { reachOf } from './plan.ts';

const aBuilding = (rest: Partial<Building> = {}): Building => ({
  form: 'townhouse',
  storeys: 2,
  stars: 3,
  features: [],
  variant: 'k3f0',
  ...rest,
});
const VARIANTS = ['0', '7', 'k3f0', 'zz9', '1a2b', 'm4'];
const forms = BUILDING_FORMS.flatMap((form) =>
  VARIANTS.map((variant) => aBuilding({ form, variant, storeys: form === 'tower' ? 11 : form === 'block' ? 6 : 2 })),
);
const draw = (building: Building, rest: Partial<PosterOptions> = {}): string =>
  poster({
    seed: 'house',
    kind: 'hill',
    hour: 'day',
    width: 300,
    height: 400,
    ...rest,
    building: spellBuilding(building),
  });
/** The building without its ground: the group that stands on the ground line. */
function standing(svg: string): string {
  const start = /<g transform="translate\(\S+ 353\)scale\(\S+\)">/.exec(svg);
  if (!start) return '';
  let depth = 0;
  for (const { 0: tag, index } of svg.slice(start.index).matchAll(/<(\/?)g[ >]/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (!depth) return svg.slice(start.index, start.index + index);
  }
  return '';
}
const shapesOf = (markup: string): string[] => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, data = '']) => data);

describe('the code of a building', () => {
  it('is read as it was spelt', () => {
    for (const building of [...forms, aBuilding({ features: ['pool', 'garden', 'beach', 'restaurant'] })])
      expect(readBuilding(spellBuilding(building))).toEqual(building);
  });

  it.each(['', 'castle-2-3--k', 'block-2-9--k', 'block-2-3-x-k', 'block-2-3--K!', 'block-2-3--k3f0"><script>'])(
    'is refused when it is none: %s',
    (code) => {
      expect(() => readBuilding(code)).toThrow(TypeError);
      expect(() =>
        poster({ seed: 's', kind: 'hill', hour: 'day', width: 3, height: 4, building: code || ' ' }),
      ).toThrow(TypeError);
    },
  );
});

describe('the building on a poster', () => {
  it('is drawn well-formed in every form, kind of place and hour, with all it needs in itself', () => {
    for (const building of forms.filter((_, index) => index % 3 === 0))
      for (const kind of POSTER_KINDS)
        for (const hour of POSTER_HOURS) {
          const svg = draw({ ...building, features: ['pool', 'garden', 'beach', 'restaurant'] }, { kind, hour });
          expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
          expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
          const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
          const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, fill, use]) => fill ?? use);
          expect(new Set(used)).toEqual(ids);
        }
  });

  it('is the same for the same code and another one for another', () => {
    const drawn = forms.map((building) => draw(building));
    expect(forms.map((building) => draw(building))).toEqual(drawn);
    expect(new Set(drawn.map((svg) => shapesOf(standing(svg)).join())).size).toBe(forms.length);
  });

  it('keeps its shape at every size', () => {
    for (const building of forms) {
      const [card, row, banner] = [{}, { width: 44, height: 55 }, { width: 1400, height: 420 }].map((size) =>
        shapesOf(standing(draw(building, size))),
      );
      expect(card?.length, building.form).toBeGreaterThanOrEqual(building.form === 'tents' ? 15 : 4);
      expect(row).toEqual(card);
      expect(banner).toEqual(card);
    }
  });

  it('stands whole inside the picture, below the sky that a name is printed on', () => {
    for (const building of forms)
      for (const size of [
        { width: 300, height: 400 },
        { width: 390, height: 430, at: 0.72 },
        { width: 1400, height: 420, at: 0.72 },
      ]) {
        const svg = draw(building, size);
        const [, x, scale] = /translate\((\S+) 353\)scale\((\S+)\)/.exec(svg) ?? [];
        const { left, right, height } = reachOf(designBuilding(building));
        const units = (400 * size.width) / size.height;
        expect(Number(x) + left * Number(scale), building.form).toBeGreaterThanOrEqual(0);
        expect(Number(x) + right * Number(scale), building.form).toBeLessThanOrEqual(units);
        expect(353 - height * Number(scale), building.form).toBeGreaterThan(400 * 0.35);
      }
  });

  it('has a pool, tables or flower beds only where its code says so, and sand only on the beach', () => {
    const plain = draw(aBuilding(), { kind: 'beach' });
    const added = (feature: Building['features'][number]) =>
      shapesOf(draw(aBuilding({ features: [feature] }), { kind: 'beach' })).filter(
        (shape) => !shapesOf(plain).includes(shape),
      );
    expect([added('pool').length, added('restaurant').length, added('garden').length]).toEqual([3, 3, 2]);
    // Sand is another ink on the same ground.
    expect(added('beach')).toEqual([]);
    expect(draw(aBuilding({ features: ['beach'] }), { kind: 'beach' })).not.toBe(plain);
  });

  it('has lit and dark windows at night and no light by day', () => {
    for (const building of forms) {
      expect(draw(building, { hour: 'night' })).toContain('#ffc65c');
      expect(draw(building, { hour: 'day' })).not.toContain('#fff0c0');
    }
  });
});
