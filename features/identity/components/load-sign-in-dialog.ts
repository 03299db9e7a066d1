/** The dialog's script with its forms: fetched when a pointer or the focus comes near, or somebody is asked to sign in. */
export const loadSignInDialog = () => import('./sign-in-dialog.tsx');
