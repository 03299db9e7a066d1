import { hasProgramme } from '#lib/shared/frequent-flyer.ts';

type Bound = { airline: { code: string; name: string } };

/** The booked airlines with a frequent-flyer programme, each once. */
export const programmesOf = ({ bounds }: { bounds: readonly Bound[] }): { code: string; name: string }[] => [
  ...new Map(
    bounds.flatMap(({ airline: { code, name } }) => (hasProgramme(code) ? [[code, { code, name }] as const] : [])),
  ).values(),
];
