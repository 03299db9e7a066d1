/** The word for a guest score (1–10), in English. @texts */
export function scoreWord(score: number): string {
  if (score >= 9) return 'Superb';
  if (score >= 8) return 'Very good';
  if (score >= 7) return 'Good';
  if (score >= 6) return 'Pleasant';
  return 'Mixed';
}
