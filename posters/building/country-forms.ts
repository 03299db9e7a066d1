import { BASE, side, whole, type Design } from './design-parts.ts';
import type { Balconies, Part, Roof, Windows } from './plan.ts';

export const bungalow: Design = ({ storeys, stars }, chance) => {
  const bays = whole(chance, 4, 5) + (stars > 3 ? 1 : 0);
  const main: Part = {
    ...BASE,
    width: 30 + bays * chance.between(17, 21),
    storeys: Math.min(2, storeys),
    storey: chance.between(24, 29),
    bays,
    roof: chance.pick<Roof>(['hip', 'thatch', 'hip', 'gable']),
    pitch: chance.between(30, 46),
    windows: chance.pick<Windows>(['tall', 'shutters', 'square', 'pair']),
    balconies: chance.pick<Balconies>(['long', 'none']),
    ground: 'posts',
  };
  const porch: Part = {
    ...main,
    x: side(chance) * chance.between(0, main.width * 0.32),
    width: chance.between(34, 46),
    storey: main.storey * chance.between(1, 1.1),
    bays: 2,
    roof: chance.pick<Roof>(['gable', 'hip', 'pediment']),
    pitch: chance.between(18, 26),
    balconies: 'none',
    ground: chance.pick(['posts', 'arcade']),
  };
  return { parts: chance.next() < 0.4 ? [main] : [main, porch] };
};

export const chalet: Design = ({ storeys }, chance) => {
  const main: Part = {
    ...BASE,
    width: chance.between(84, 112),
    storeys: Math.min(3, storeys),
    storey: chance.between(22, 26),
    bays: whole(chance, 3, 4),
    roof: 'gable',
    pitch: chance.between(36, 54),
    windows: chance.pick<Windows>(['shutters', 'square', 'pair']),
    balconies: chance.pick<Balconies>(['long', 'each', 'middle', 'long']),
    ground: chance.pick(['door', 'arcade', 'posts']),
    timber: true,
  };
  const second: Part = {
    ...main,
    x: side(chance) * main.width * chance.between(0.6, 0.72),
    width: chance.between(54, 70),
    storeys: Math.max(1, main.storeys - 1),
    bays: 2,
    roof: chance.pick<Roof>(['gable', 'hip']),
    pitch: chance.between(26, 38),
    balconies: chance.pick<Balconies>(['long', 'none']),
    ground: 'plain',
  };
  return { parts: chance.next() < 0.4 ? [main] : [second, main] };
};

export const cottages: Design = (_, chance) => {
  const count = whole(chance, 3, 4);
  const roof = chance.pick<Roof>(['gable', 'hip', 'thatch']);
  let x = 0;
  const parts = Array.from({ length: count }, (): Part => {
    const width = chance.between(38, 58);
    x += width / 2 + chance.between(2, 10);
    const part: Part = {
      ...BASE,
      x,
      width,
      storeys: 1,
      storey: chance.between(22, 30),
      bays: 2,
      roof: chance.next() < 0.75 ? roof : 'gable',
      pitch: chance.between(22, 36),
      windows: chance.pick<Windows>(['square', 'shutters', 'tall']),
      ground: chance.pick(['door', 'posts', 'door']),
    };
    x += width / 2;
    return part;
  });
  return { parts: parts.map((part) => ({ ...part, x: part.x - x / 2 })) };
};

export const stilts: Design = ({ storeys }, chance) => {
  const roof = chance.pick<Roof>(['thatch', 'hip', 'gable', 'thatch']);
  const raised = chance.between(14, 26);
  const main: Part = {
    ...BASE,
    x: chance.between(-8, 8),
    width: chance.between(86, 118),
    storeys: Math.min(2, storeys),
    storey: chance.between(24, 28),
    bays: whole(chance, 3, 4),
    roof,
    pitch: chance.between(30, 48),
    windows: chance.pick<Windows>(['shutters', 'tall', 'wide']),
    balconies: chance.pick<Balconies>(['long', 'none']),
    ground: 'stilts',
    raised,
    timber: true,
  };
  const hut: Part = {
    ...main,
    x: main.x + side(chance) * (main.width * 0.5 + chance.between(24, 34)),
    width: chance.between(40, 54),
    storeys: 1,
    bays: 2,
    pitch: chance.between(24, 34),
    raised: raised * chance.between(0.5, 1.2),
    balconies: 'none',
  };
  return { parts: chance.next() < 0.35 ? [main] : [hut, main] };
};

export const tents: Design = (_, chance) => {
  const count = whole(chance, 3, 5);
  let x = 0;
  const tents = Array.from({ length: count }, () => {
    const width = chance.between(40, 62);
    x += width / 2;
    const tent = {
      x,
      width,
      height: chance.between(38, 60),
      peaks: chance.next() < 0.35 ? (2 as const) : (1 as const),
    };
    x += width / 2 + chance.between(-8, 6);
    return tent;
  });
  return { tents: tents.map((tent) => ({ ...tent, x: tent.x - x / 2 })) };
};
