import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './line-editor.module.css';

type LineEditorProps<Line> = {
  lines: readonly Line[];
  /** How many lines there can be; without it, any number. */
  most?: number;
  /** What is added: "Add a stop". */
  addLabel: string;
  /** The line that is added, before anything is typed. */
  newLine: () => Line;
  /** What the button removes, for those who hear its name alone: "stop 2". */
  nameOf: (line: Line, at: number) => string;
  onLines: (lines: Line[]) => void;
  /** The look of the list and of each of its lines. */
  className?: string;
  lineClassName?: string;
  /** The fields of a line, and where among them its button to remove it stands. */
  children: (line: Line, at: number, remove: ReactNode) => ReactNode;
};

/**
 * Lines of a form that a person adds and removes. The focus goes to the first field of a new line; after a removal, to
 * the button that adds one, as the button that was pressed is gone.
 */
export function LineEditor<Line>(props: LineEditorProps<Line>) {
  const { lines, most = Infinity, addLabel, newLine, nameOf, onLines, className, lineClassName, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const add = () => {
    flushSync(() => onLines([...lines, newLine()]));
    list.current?.querySelector<HTMLElement>(':scope > li:last-child :is(input, select, textarea)')?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => onLines(lines.filter((_, other) => other !== at)));
    adding.current?.querySelector('button')?.focus();
  };
  return (
    <>
      {lines.length > 0 && (
        <ul className={classNames(styles.lines, className)} ref={list}>
          {lines.map((line, at) => (
            <li key={at} className={lineClassName}>
              {children(
                line,
                at,
                <Button
                  variant="txt"
                  size="sm"
                  aria-label={t('Remove {name}', { name: nameOf(line, at) })}
                  onClick={() => remove(at)}
                >
                  {t('Remove')}
                </Button>,
              )}
            </li>
          ))}
        </ul>
      )}
      {lines.length < most && (
        <div ref={adding}>
          <Button size="sm" onClick={add}>
            {addLabel}
          </Button>
        </div>
      )}
    </>
  );
}
