/** A number in an airline's frequent-flyer programme; `airline` is its IATA code. */
export type FrequentFlyer = { airline: string; number: string };

/** Most frequent-flyer numbers of one person. */
export const MOST_PROGRAMMES = 6;

/** Airlines with a frequent-flyer programme of their own, by IATA code. Their names: `programme-airlines.ts`. */
const CODES =
  '6E AI EK EY QR WY SV GF UL SQ MH TG VN GA PR CX JL NH KE CA CI BR LH BA VS AF KL IB SK AY TK UA AA DL AC ET QF NZ LA'.split(
    ' ',
  );

/** Whether an airline (IATA code) has a programme of its own. */
export const hasProgramme = (airline: string): boolean => CODES.includes(airline);
