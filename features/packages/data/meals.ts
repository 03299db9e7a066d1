/** The meals of a day by their first letters. */
export const B = ['breakfast'] as const;
export const D = ['dinner'] as const;
export const BD = ['breakfast', 'dinner'] as const;
export const BL = ['breakfast', 'lunch'] as const;
export const BLD = ['breakfast', 'lunch', 'dinner'] as const;
