import type { PosterKind, PosterMark } from '../options.ts';
import type { Press } from '../press.ts';
import { backwater } from './backwater.ts';
import { beach } from './beach.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { hill } from './hill.ts';
import { metro } from './metro.ts';
import { oldcity } from './oldcity.ts';
import { snow } from './snow.ts';

type Scene = (press: Press, mark?: PosterMark) => void;

export const SCENES: Record<PosterKind, Scene> = { beach, hill, oldcity, backwater, metro, desert, snow, forest };
