import { classNames } from '#components/ui/class-names.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import styles from './segmented.module.css';

export type SegmentedProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; icon?: IconName }[];
  /** With `value` it is controlled (give `onChange`), else uncontrolled with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  className?: string;
};

/** Two to four short options side by side: native radios in one frame. */
export function Segmented({ legend, name, options, value, defaultValue, onChange, className }: SegmentedProps) {
  return (
    <fieldset className={classNames(styles.frame, className)}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? option.value === defaultValue : undefined}
            onChange={onChange && (() => onChange(option.value))}
          />
          <span className={styles.face}>
            {option.icon && <Icon name={option.icon} size={16} />}
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
