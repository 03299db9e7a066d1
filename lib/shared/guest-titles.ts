/** How a guest may be addressed, as hotels print it. */
export const GUEST_TITLES = ['Mr', 'Ms', 'Mrs', 'Mx', 'Master', 'Miss'] as const;
