/** The product's name: `id` is stored and sent (user type of a consumer, 1.1), `name` is shown. */
export const PRODUCT = { id: 'sarai', name: 'Sarai' } as const;

/** Version marker of the specification (9.14). */
export const VERSION = '1.0.35';
