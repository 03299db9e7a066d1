/** A department with its parent, or a person with their manager. */
export type TreeNode = { id: string; parentId: string | null };

/** An indexed tree: children in the order given; nodes without a known parent are roots. */
export type Tree = {
  roots: readonly string[];
  parentOf: (id: string) => string | null;
  childrenOf: (id: string) => readonly string[];
  has: (id: string) => boolean;
};

/** Builds a tree of nodes. A missing parent counts as none. Nodes in a cycle are below no root. */
export function treeOf(nodes: readonly TreeNode[]): Tree {
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]));
  const children = new Map<string, string[]>();
  const roots: string[] = [];
  for (const { id, parentId } of nodes) {
    if (parentId === null || !parents.has(parentId)) {
      roots.push(id);
      continue;
    }
    const siblings = children.get(parentId);
    if (siblings) siblings.push(id);
    else children.set(parentId, [id]);
  }
  return {
    roots,
    parentOf: (id) => knownParent(parents, id),
    childrenOf: (id) => children.get(id) ?? [],
    has: (id) => parents.has(id),
  };
}

function knownParent(parents: ReadonlyMap<string, string | null>, id: string): string | null {
  const parent = parents.get(id) ?? null;
  return parent !== null && parents.has(parent) ? parent : null;
}

/** From the node itself up to its root: the order in which a policy is looked up. Stops where a cycle closes. */
export function pathUp(tree: Tree, id: string): string[] {
  const path = new Set<string>();
  for (let at: string | null = id; at !== null && !path.has(at); at = tree.parentOf(at)) path.add(at);
  return [...path];
}

/**
 * The node's own value or, without one, that of the nearest ancestor. For every node of a tree this is linear, however
 * deep it is.
 */
export function inheritedIn<Value>(
  tree: Tree,
  own: (id: string) => Value | undefined,
): (id: string) => Value | undefined {
  const known = new Map<string, Value | undefined>();
  return (id) => {
    const asked = new Set<string>();
    let at: string | null = id;
    while (at !== null && !asked.has(at) && !known.has(at) && own(at) === undefined) {
      asked.add(at);
      at = tree.parentOf(at);
    }
    const value = at === null || asked.has(at) ? undefined : (known.get(at) ?? own(at));
    for (const one of asked) known.set(one, value);
    return value;
  };
}

/** The node and all its descendants, nearest first. */
export function subtree(tree: Tree, id: string): string[] {
  const found = [id];
  const seen = new Set(found);
  for (let at = 0; at < found.length; at++) {
    for (const child of tree.childrenOf(found[at] ?? '')) {
      if (seen.has(child)) continue;
      seen.add(child);
      found.push(child);
    }
  }
  return found;
}

/**
 * The cycle that would arise if `id` became a child of `parentId`: from `id` down to it and back. Null when there is
 * none.
 */
export function circleOf(tree: Tree, id: string, parentId: string | null): string[] | null {
  if (parentId === null) return null;
  const up = pathUp(tree, parentId);
  const at = up.indexOf(id);
  return at < 0 ? null : [id, ...up.slice(0, at).reverse(), id];
}

/** A line of the tree with its ARIA attributes (aria-level, aria-posinset, aria-setsize, aria-expanded). */
export type TreeLine = {
  id: string;
  level: number;
  position: number;
  siblings: number;
  children: number;
  open: boolean;
};

/** The visible lines when these nodes are expanded, top to bottom. */
export function visibleLines(tree: Tree, open: ReadonlySet<string>): TreeLine[] {
  const lines: TreeLine[] = [];
  const show = (ids: readonly string[], level: number): void => {
    ids.forEach((id, index) => {
      const children = tree.childrenOf(id);
      const isOpen = children.length > 0 && open.has(id);
      lines.push({ id, level, position: index + 1, siblings: ids.length, children: children.length, open: isOpen });
      if (isOpen) show(children, level + 1);
    });
  };
  show(tree.roots, 1);
  return lines;
}

/**
 * The effect of a key in a tree (WAI-ARIA Authoring Practices, Tree View): the focused node, or the node to expand or
 * collapse.
 */
export type TreeStep = { focus: string } | { open: string } | { close: string } | null;

export function treeStep(tree: Tree, lines: readonly TreeLine[], focus: string, key: string): TreeStep {
  const at = lines.findIndex(({ id }) => id === focus);
  const line = lines[at];
  if (!line) return null;
  const go = (to: TreeLine | undefined): TreeStep => (to && to.id !== focus ? { focus: to.id } : null);
  switch (key) {
    case 'ArrowDown':
      return go(lines[at + 1]);
    case 'ArrowUp':
      return go(lines[at - 1]);
    case 'Home':
      return go(lines[0]);
    case 'End':
      return go(lines.at(-1));
    case 'ArrowRight':
      return !line.children ? null : line.open ? go(lines[at + 1]) : { open: focus };
    case 'ArrowLeft': {
      const parent = tree.parentOf(focus);
      return line.open ? { close: focus } : parent === null ? null : { focus: parent };
    }
    default:
      return null;
  }
}
