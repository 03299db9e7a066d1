import { mix } from '../colour.ts';

export type PlanTheme = 'light' | 'dark';

/** One line ink and two tints. */
export interface Inks {
  line: string;
  faint: string;
  floor: string;
  /** Beds and sofas. */
  warm: string;
  /** Water, window, open air. */
  cool: string;
}

const inksOf = (ink: string, card: string): Inks => ({
  line: ink,
  faint: mix(card, ink, 0.45),
  floor: mix(card, ink, 0.05),
  warm: mix(card, '#d98a2e', 0.42),
  cool: mix(card, '#2f8a94', 0.34),
});
export const INKS: Record<PlanTheme, Inks> = {
  light: inksOf('#12232c', '#ffffff'),
  dark: inksOf('#f1eee6', '#15232b'),
};
