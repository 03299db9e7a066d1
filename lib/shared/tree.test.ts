import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleOf, inheritedIn, pathUp, subtree, treeOf, treeStep, visibleLines, type TreeNode } from './tree.ts';

const tree = treeOf([
  { id: 'office', parentId: null },
  { id: 'sales', parentId: 'office' },
  { id: 'field', parentId: 'sales' },
  { id: 'desk', parentId: 'sales' },
  { id: 'works', parentId: 'office' },
  { id: 'lab', parentId: 'gone' },
]);

/** Any forest: each node's parent is one before it. */
const anyForest: fc.Arbitrary<TreeNode[]> = fc.array(fc.option(fc.nat()), { maxLength: 25 }).map((parents) =>
  parents.map((parent, index) => ({
    id: `n${index}`,
    parentId: parent === null || index === 0 ? null : `n${parent % index}`,
  })),
);

describe('[3.8] the tree of departments and people', () => {
  it('knows roots, ways up and everything below', () => {
    expect(tree.roots).toEqual(['office', 'lab']);
    expect(pathUp(tree, 'field')).toEqual(['field', 'sales', 'office']);
    expect(pathUp(tree, 'lab')).toEqual(['lab']);
    expect(subtree(tree, 'office')).toEqual(['office', 'sales', 'works', 'field', 'desk']);
    expect(subtree(tree, 'desk')).toEqual(['desk']);
  });

  it.each<[string, string | null, string[] | null]>([
    ['sales', null, null],
    ['sales', 'works', null],
    ['field', 'works', null],
    ['sales', 'sales', ['sales', 'sales']],
    ['sales', 'field', ['sales', 'field', 'sales']],
    ['office', 'field', ['office', 'sales', 'field', 'office']],
  ])('%s under %s closes the circle %j', (id, parentId, circle) =>
    expect(circleOf(tree, id, parentId)).toEqual(circle),
  );

  it('refuses exactly the moves that close a circle', () => {
    fc.assert(
      fc.property(anyForest, fc.nat(), fc.nat(), (nodes, one, other) => {
        if (!nodes.length) return;
        const [id, parentId] = [`n${one % nodes.length}`, `n${other % nodes.length}`];
        const refused = circleOf(treeOf(nodes), id, parentId) !== null;
        expect(refused).toBe(subtree(treeOf(nodes), id).includes(parentId));
        const moved = treeOf(nodes.map((node) => (node.id === id ? { ...node, parentId } : node)));
        const reached = new Set(moved.roots.flatMap((root) => subtree(moved, root)));
        expect(reached.size === nodes.length).toBe(!refused);
      }),
    );
  });

  it('inherits from the nearest node above, whatever is asked first, and stops in a circle', () => {
    fc.assert(
      fc.property(anyForest, fc.array(fc.nat(24), { maxLength: 5 }), (nodes, owners) => {
        const any = treeOf(nodes);
        const own = (id: string) => (owners.includes(Number(id.slice(1))) ? `of ${id}` : undefined);
        const inherited = inheritedIn(any, own);
        for (const { id } of nodes) expect(inherited(id)).toBe(pathUp(any, id).map(own).find(Boolean));
      }),
    );
    const circle = treeOf([
      { id: 'a', parentId: 'b' },
      { id: 'b', parentId: 'a' },
    ]);
    expect(inheritedIn(circle, () => undefined)('a')).toBeUndefined();
    expect(inheritedIn(circle, (id) => (id === 'b' ? 1 : undefined))('a')).toBe(1);
  });

  it('holds every node once, below its parent', () => {
    fc.assert(
      fc.property(anyForest, (nodes) => {
        const any = treeOf(nodes);
        const lines = visibleLines(any, new Set(nodes.map(({ id }) => id)));
        expect(lines.map(({ id }) => id).sort()).toEqual(nodes.map(({ id }) => id).sort());
        for (const { id, level } of lines) expect(level).toBe(pathUp(any, id).length);
        expect(any.roots.flatMap((root) => subtree(any, root)).sort()).toEqual(nodes.map(({ id }) => id).sort());
      }),
    );
  });

  it('does not hang on data that goes round', () => {
    const round = treeOf([
      { id: 'a', parentId: 'b' },
      { id: 'b', parentId: 'a' },
    ]);
    expect([pathUp(round, 'a'), subtree(round, 'a'), visibleLines(round, new Set(['a', 'b']))]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      [],
    ]);
  });

  it('is quick with 50,000 people', () => {
    const many = treeOf(
      Array.from({ length: 50_000 }, (_, index) => ({
        id: `n${index}`,
        parentId: index ? `n${Math.floor((index - 1) / 8)}` : null,
      })),
    );
    expect(subtree(many, 'n0')).toHaveLength(50_000);
    expect(visibleLines(many, new Set(['n0', 'n1']))).toHaveLength(17);
  });
});

describe('walking it by keyboard', () => {
  const open = new Set(['office', 'sales']);
  const lines = visibleLines(tree, open);

  it('shows what is open, with level and place', () => {
    expect(lines.map(({ id, level, position, siblings }) => [id, level, position, siblings])).toEqual([
      ['office', 1, 1, 2],
      ['sales', 2, 1, 2],
      ['field', 3, 1, 2],
      ['desk', 3, 2, 2],
      ['works', 2, 2, 2],
      ['lab', 1, 2, 2],
    ]);
  });

  it.each([
    ['office', 'ArrowDown', { focus: 'sales' }],
    ['office', 'ArrowUp', null],
    ['lab', 'ArrowDown', null],
    ['works', 'ArrowUp', { focus: 'desk' }],
    ['desk', 'Home', { focus: 'office' }],
    ['desk', 'End', { focus: 'lab' }],
    ['sales', 'ArrowRight', { focus: 'field' }],
    ['works', 'ArrowRight', null],
    ['sales', 'ArrowLeft', { close: 'sales' }],
    ['field', 'ArrowLeft', { focus: 'sales' }],
    ['lab', 'ArrowLeft', null],
    ['office', 'a', null],
    ['unknown', 'Home', null],
  ])('%s %s → %j', (focus, key, step) => expect(treeStep(tree, lines, focus, key)).toEqual(step));

  it('opens what is closed', () =>
    expect(treeStep(tree, visibleLines(tree, new Set(['office'])), 'sales', 'ArrowRight')).toEqual({ open: 'sales' }));

  it('down and up come back, and every line can be reached', () => {
    fc.assert(
      fc.property(anyForest, fc.array(fc.nat(24)), (nodes, opened) => {
        const any = treeOf(nodes);
        const shown = visibleLines(any, new Set(opened.map((index) => `n${index}`)));
        const walked: string[] = [];
        for (let at = shown[0]?.id; at !== undefined;) {
          walked.push(at);
          const step = treeStep(any, shown, at, 'ArrowDown');
          at = step && 'focus' in step ? step.focus : undefined;
        }
        expect(walked).toEqual(shown.map(({ id }) => id));
      }),
    );
  });
});
