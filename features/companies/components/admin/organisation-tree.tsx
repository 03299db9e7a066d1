'use client';

import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/icon.tsx';
import { pathUp, type Tree, type TreeLine, treeOf, treeStep, visibleLines } from '#lib/shared/tree.ts';
import type { DepartmentNode } from '../../organisation.ts';
import styles from './organisation-tree.module.css';

/**
 * Departments as a tree (WAI-ARIA Authoring Practices, Tree View): one line per department, connected to its parent;
 * the bar shows its share of the company's people.
 */
export function OrganisationTree({
  departments,
  onOpen,
}: {
  departments: readonly DepartmentNode[];
  onOpen: (department: DepartmentNode) => void;
}) {
  const tree = useMemo(
    () => treeOf(departments.map(({ departmentId: id, parentId }) => ({ id, parentId }))),
    [departments],
  );
  const known = useMemo(
    () => new Map(departments.map((department) => [department.departmentId, department])),
    [departments],
  );
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState<string | null>(null);
  const items = useRef(new Map<string, HTMLElement>());
  const open = new Set(departments.map(({ departmentId }) => departmentId).filter((id) => !closed.has(id)));
  const lines = visibleLines(tree, open);
  const focus = lines.some(({ id }) => id === at) ? at : (lines[0]?.id ?? null);
  const most = Math.max(1, ...departments.map(({ people }) => people));

  const toggle = (id: string, isOpen: boolean) =>
    setClosed((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)));
  const onKeyDown = (event: KeyboardEvent, line: TreeLine) => {
    const department = known.get(line.id);
    if ((event.key === 'Enter' || event.key === ' ') && department) onOpen(department);
    else {
      const step = treeStep(tree, lines, line.id, event.key);
      if (!step) return;
      if ('focus' in step) {
        setAt(step.focus);
        items.current.get(step.focus)?.focus();
      } else toggle(line.id, 'close' in step);
    }
    event.preventDefault();
  };
  return (
    <div role="tree" aria-label="Departments of the company" className={styles.tree}>
      {lines.map((line) => {
        const department = known.get(line.id);
        if (!department) return null;
        const { departmentName, head, people, isTravelPolicyExists } = department;
        return (
          <div
            key={line.id}
            role="treeitem"
            aria-level={line.level}
            aria-posinset={line.position}
            aria-setsize={line.siblings}
            aria-expanded={line.children ? line.open : undefined}
            tabIndex={line.id === focus ? 0 : -1}
            ref={(element) => {
              if (element) items.current.set(line.id, element);
              else items.current.delete(line.id);
            }}
            className={styles.item}
            style={{ '--level': line.level - 1 } as CSSProperties}
            onKeyDown={(event) => onKeyDown(event, line)}
            onClick={() => {
              setAt(line.id);
              onOpen(department);
            }}
          >
            {rails(tree, line.id).map((level) => (
              <span
                key={level}
                className={styles.rail}
                style={{ '--rail': level } as CSSProperties}
                aria-hidden="true"
              />
            ))}
            {line.children > 0 && (
              <span
                className={classNames(styles.fold, !line.open && styles.folded)}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  toggle(line.id, line.open);
                }}
              >
                <Icon name="chevron" size={16} />
              </span>
            )}
            <span className={styles.name}>
              {departmentName}
              <Heard>, </Heard>
            </span>
            <span className={styles.head}>
              {head ? (
                <>
                  <Heard>led by </Heard>
                  {head.name}
                </>
              ) : (
                'No head yet'
              )}
              {isTravelPolicyExists && ' · own policy'}
              <Heard>, </Heard>
            </span>
            <span className={styles.size}>
              <span className={styles.bar} style={{ width: `${Math.round((people / most) * 100)}%` }} />
              <span className="small">
                {people}
                <Heard>{people === 1 ? ' person' : ' people'}</Heard>
              </span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** For screen readers; others see it from the drawing. */
const Heard = ({ children }: { children: ReactNode }) => <span className="visually-hidden">{children}</span>;

/** The levels whose line continues below this item: its own and its ancestors', where a later sibling follows. */
function rails(tree: Tree, id: string): number[] {
  const path = pathUp(tree, id);
  return path.flatMap((one, up) => {
    const parent = tree.parentOf(one);
    return parent !== null && tree.childrenOf(parent).at(-1) !== one ? [path.length - 1 - up] : [];
  });
}
