/** An email address that staff can compare with the one they are told: "as•••@example.com". Empty for none. */
export function maskEmail(email: string | null | undefined): string {
  const at = email?.lastIndexOf('@') ?? -1;
  if (!email || at < 1) return '';
  return `${email.slice(0, Math.min(2, at - 1) || 1)}•••${email.slice(at)}`;
}
