import { BASE, OLD_WINDOWS, side, whole, type Design } from './design-parts.ts';
import type { Balconies, Part, Roof, Windows } from './plan.ts';

export const manor: Design = ({ storeys }, chance) => {
  const wide = chance.between(46, 62);
  const roof = chance.pick<Roof>(['hip', 'mansard', 'parapet', 'hip']);
  const wing: Part = {
    ...BASE,
    width: wide,
    storeys: Math.max(1, storeys - whole(chance, 0, 1)),
    storey: chance.between(24, 28),
    bays: whole(chance, 2, 3),
    roof,
    pitch: chance.between(16, 26),
    windows: chance.pick(OLD_WINDOWS),
    balconies: chance.pick<Balconies>(['none', 'none', 'each']),
    ground: chance.pick(['plain', 'arcade']),
  };
  const middle: Part = {
    ...wing,
    width: chance.between(44, 58),
    storeys,
    storey: wing.storey + 3,
    bays: chance.pick([2, 3, 3]),
    roof: chance.pick<Roof>(['pediment', 'gable', 'mansard', 'stepped', 'pediment']),
    pitch: chance.between(18, 28),
    balconies: chance.pick<Balconies>(['none', 'middle', 'long']),
    ground: chance.pick(['posts', 'arcade', 'door']),
  };
  const away = middle.width / 2 + wide / 2 - 3;
  return { parts: [{ ...wing, x: -away }, { ...wing, x: away }, middle] };
};

export const terraces: Design = ({ storeys }, chance) => {
  const facing = side(chance);
  const steps = Math.max(2, storeys);
  const width = chance.between(120, 150);
  const shrink = chance.between(0.68, 0.8);
  const storey = chance.between(22, 26);
  const windows = chance.pick<Windows>(['wide', 'tall', 'square', 'pair']);
  const centred = chance.next() < 0.3;
  const parts = Array.from({ length: steps }, (_, level): Part => {
    const wide = width * shrink ** level;
    return {
      ...BASE,
      width: wide,
      x: centred ? 0 : (facing * (width - wide)) / 2,
      storeys: level + 1,
      storey,
      bays: Math.max(2, Math.round(wide / 26)),
      roof: level === steps - 1 ? chance.pick<Roof>(['pergola', 'flat', 'hip', 'slope']) : 'flat',
      pitch: chance.between(14, 22),
      windows,
      balconies: chance.pick<Balconies>(['long', 'each']),
      ground: chance.pick(['glass', 'posts', 'arcade']),
    };
  });
  return { parts: parts.reverse() };
};

export const courtyard: Design = ({ storeys, stars }, chance) => {
  const bays = whole(chance, 3, 5) + (stars > 3 ? 1 : 0);
  const main: Part = {
    ...BASE,
    width: 24 + bays * chance.between(19, 22),
    storeys,
    storey: chance.between(25, 30),
    bays,
    roof: chance.pick<Roof>(['parapet', 'hip', 'pergola', 'parapet', 'flat']),
    pitch: chance.between(12, 20),
    windows: chance.pick(OLD_WINDOWS),
    balconies: chance.pick<Balconies>(['none', 'middle', 'alternate', 'each']),
    ground: 'arcade',
  };
  const corner: Part = {
    ...main,
    width: chance.between(24, 34),
    storeys: storeys + (chance.next() < 0.6 ? 1 : 0),
    storey: main.storey * chance.between(1.02, 1.1),
    bays: 1,
    roof: chance.pick<Roof>(['hip', 'parapet', 'pediment']),
    pitch: chance.between(14, 22),
    balconies: chance.pick<Balconies>(['none', 'each']),
    ground: 'plain',
  };
  const away = main.width / 2 - chance.between(0, 8);
  const layout = chance.next();
  if (layout < 0.35) return { parts: [main, { ...corner, x: side(chance) * away }] };
  return {
    parts:
      layout < 0.7
        ? [main, { ...corner, x: -away }, { ...corner, x: away }]
        : [main, { ...corner, storeys: storeys + 1 }],
  };
};

export const haveli: Design = ({ storeys, stars }, chance) => {
  const bays = whole(chance, 3, 4) + (stars > 3 ? 1 : 0);
  const main: Part = {
    ...BASE,
    width: 26 + bays * chance.between(19, 22),
    storeys,
    storey: chance.between(26, 30),
    bays,
    roof: chance.pick<Roof>(['chhatris', 'merlons']),
    windows: 'arched',
    balconies: chance.pick<Balconies>(['each', 'alternate', 'middle']),
    ground: 'arcade',
  };
  const corner: Part = {
    ...main,
    width: chance.between(28, 36),
    storey: main.storey * chance.between(1.08, 1.16),
    bays: 1,
    roof: 'chhatris',
    balconies: 'each',
    ground: 'plain',
  };
  const away = main.width / 2 - chance.between(2, 8);
  const pair = [
    { ...corner, x: -away },
    { ...corner, x: away },
  ];
  return { parts: chance.next() < 0.5 ? [main, ...pair] : [main, { ...corner, storeys: storeys + 1 }] };
};
