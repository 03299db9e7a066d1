/** Loads the dialog with its forms on hover, on focus, or when sign-in is required. */
export const loadSignInDialog = () => import('./sign-in-dialog.tsx');
