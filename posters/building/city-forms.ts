import { ALL_WINDOWS, BALCONIES, BASE, side, whole, type Design } from './design-parts.ts';
import type { Balconies, Part, Roof, Windows } from './plan.ts';

export const tower: Design = ({ storeys, stars }, chance) => {
  const width = chance.between(46, 58) + stars * 2;
  const main: Part = {
    ...BASE,
    width,
    storeys,
    storey: chance.between(13.4, 15),
    bays: whole(chance, 3, 5),
    roof: chance.pick<Roof>(['flat', 'stepped', 'slope', 'mast', 'vault']),
    pitch: chance.between(12, 24),
    windows: chance.pick<Windows>(['columns', 'wide', 'square', 'pair']),
    balconies: chance.pick<Balconies>(['none', 'alternate', 'middle', 'none']),
    ground: 'glass',
  };
  const facing = side(chance);
  const slab: Part = {
    ...main,
    x: facing * (width * chance.between(0.55, 0.8)),
    width: width * chance.between(0.6, 0.85),
    storeys: Math.max(3, Math.round(storeys * chance.between(0.5, 0.8))),
    roof: chance.pick<Roof>(['flat', 'pergola', 'tank']),
    windows: chance.pick<Windows>(['columns', 'wide', 'square']),
    balconies: 'none',
  };
  const podium: Part = {
    ...BASE,
    x: -facing * chance.between(4, 16),
    width: width * chance.between(1.6, 2.1),
    storeys: 1,
    storey: chance.between(17, 22),
    bays: whole(chance, 5, 8),
    ground: chance.pick(['glass', 'arcade', 'posts']),
  };
  const layout = chance.next();
  return { parts: layout < 0.4 ? [slab, main] : layout < 0.8 ? [main, podium] : [slab, main, podium] };
};

export const block: Design = ({ storeys, stars }, chance) => {
  const bays = whole(chance, 3, 5) + Math.ceil(stars / 2) - 1;
  const main: Part = {
    ...BASE,
    width: 30 + bays * chance.between(16, 19),
    storeys,
    storey: chance.between(18, 20.5),
    bays,
    roof: chance.pick<Roof>(['flat', 'parapet', 'tank', 'pergola', 'stepped', 'mansard']),
    pitch: chance.between(14, 20),
    windows: chance.pick(ALL_WINDOWS),
    balconies: chance.pick(BALCONIES),
    ground: chance.pick(['glass', 'door', 'arcade', 'posts']),
  };
  const facing = side(chance);
  const stairs: Part = {
    ...main,
    x: facing * (main.width / 2 - chance.between(2, 10)),
    width: chance.between(18, 26),
    storeys: storeys + 1,
    bays: 1,
    roof: chance.pick<Roof>(['flat', 'slope', 'mast']),
    windows: 'columns',
    balconies: 'none',
    ground: 'plain',
  };
  const wing: Part = {
    ...main,
    x: -facing * (main.width * chance.between(0.5, 0.62)),
    width: chance.between(42, 60),
    storeys: Math.max(1, storeys - whole(chance, 1, 2)),
    bays: 2,
    roof: chance.pick<Roof>(['flat', 'pergola', 'parapet']),
    balconies: chance.pick<Balconies>(['none', 'each']),
    ground: 'plain',
  };
  const layout = chance.next();
  if (layout < 0.3) return { parts: [main] };
  if (layout < 0.6) return { parts: [main, stairs] };
  return { parts: layout < 0.85 ? [wing, main] : [wing, main, stairs] };
};

export const townhouse: Design = ({ storeys, stars }, chance) => {
  const bays = whole(chance, 2, 3) + (stars > 2 ? 1 : 0);
  const main: Part = {
    ...BASE,
    width: 26 + bays * chance.between(20, 24),
    storeys,
    storey: chance.between(25, 30),
    bays,
    roof: chance.pick<Roof>(['hip', 'gable', 'parapet', 'mansard', 'tank', 'hip', 'pergola']),
    pitch: chance.between(22, 34),
    windows: chance.pick<Windows>(['square', 'tall', 'shutters', 'arched', 'pair']),
    balconies: chance.pick<Balconies>(['none', 'long', 'alternate', 'middle', 'each']),
    ground: chance.pick(['door', 'arcade', 'posts', 'door']),
  };
  const wing: Part = {
    ...main,
    x: side(chance) * main.width * chance.between(0.55, 0.66),
    width: chance.between(44, 62),
    storeys: Math.max(1, storeys - 1),
    bays: 2,
    roof: chance.pick<Roof>(['hip', 'flat', 'pergola', 'gable']),
    pitch: main.pitch * 0.75,
    balconies: 'none',
    ground: 'plain',
  };
  return { parts: chance.next() < 0.45 ? [main] : [wing, main] };
};

export const villa: Design = ({ storeys }, chance) => {
  const facing = side(chance);
  const low: Part = {
    ...BASE,
    x: facing * chance.between(8, 22),
    width: chance.between(106, 140),
    storeys: 1,
    storey: chance.between(25, 30),
    bays: whole(chance, 3, 5),
    roof: chance.pick<Roof>(['flat', 'pergola', 'slope']),
    pitch: chance.between(8, 16),
    windows: chance.pick<Windows>(['wide', 'tall']),
    ground: chance.pick(['glass', 'posts', 'arcade']),
  };
  const upper: Part = {
    ...low,
    x: -facing * chance.between(10, 34),
    width: chance.between(52, 84),
    storeys: Math.max(2, Math.min(3, storeys)),
    storey: low.storey,
    bays: whole(chance, 2, 3),
    roof: chance.pick<Roof>(['flat', 'slope', 'hip', 'vault', 'pergola']),
    pitch: chance.between(12, 22),
    windows: chance.pick<Windows>(['wide', 'tall', 'square', 'arched']),
    balconies: chance.pick<Balconies>(['long', 'each', 'none']),
    ground: chance.pick(['plain', 'door', 'glass']),
  };
  return { parts: chance.next() < 0.5 ? [low, upper] : [upper, low] };
};
