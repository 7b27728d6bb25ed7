import { classNames } from '../components/class-names.ts';
import type { BlockStyle } from '../types.ts';
import styles from './BlockStyle.module.css';

/**
 * The classes of an editor's presets. A preset that the site does not know (a palette slug of an old theme)
 * has no class and changes nothing.
 */
export function blockClasses(style: BlockStyle, ...others: readonly (string | false | undefined)[]) {
  const { align, textAlign, textColor, backgroundColor, fontSize } = style;
  return classNames(
    ...others,
    align && styles[`align-${align}`],
    textAlign && styles[`text-${textAlign}`],
    textColor && styles[`color-${textColor}`],
    backgroundColor && styles.filled,
    backgroundColor && styles[`background-${backgroundColor}`],
    fontSize && styles[`size-${fontSize}`],
  );
}
