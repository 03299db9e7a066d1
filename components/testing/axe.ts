import axe from 'axe-core';

/**
 * What axe has to say about a piece of a page, in short; an empty list is what a test wants. Colours and landmarks need a
 * whole page in a real browser and are looked at there.
 */
export async function axeProblems(element: Element): Promise<string[]> {
  const options = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } };
  const { violations } = await axe.run(element, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
