import axe from 'axe-core';

/**
 * The axe violations of a fragment, in short; tests expect an empty list. Colours and landmarks need a whole page in a
 * browser and are checked there.
 */
export async function axeProblems(element: Element): Promise<string[]> {
  const options = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } };
  const { violations } = await axe.run(element, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
