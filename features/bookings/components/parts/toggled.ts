/** A selection of positions with this one added, or taken out if it was selected; ascending. */
export const toggled = (selected: readonly number[], position: number): number[] =>
  selected.includes(position)
    ? selected.filter((other) => other !== position)
    : [...selected, position].sort((a, b) => a - b);
