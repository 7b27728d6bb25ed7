import type { CSSProperties } from 'react';
import { classNames } from '../components/class-names.ts';
import type { BlockStyle } from '../types.ts';
import styles from './BlockStyle.module.css';
import { contrast, enoughForWords, inkOn, readableOn } from './contrast.ts';
import { hexOf } from './palette.ts';

interface Dress {
  readonly id: string | undefined;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
}

/**
 * What an editor's style makes of an element: its anchor, classes, and free values as custom properties. Words stay readable:
 * on a ground of the editor's own they get an ink that suits it, and a colour of their own is darkened or lightened as
 * light and dark mode need it. A preset that the site does not know changes nothing.
 */
export function dress(style: BlockStyle, ...others: readonly (string | false | undefined)[]): Dress {
  const { anchor, align, textAlign, fontSize } = style;
  const fill = fillOf(style);
  const tint = fill?.isFree ? undefined : tintOf(style);
  const isFreeSize = fontSize?.endsWith('rem');
  const properties = {
    ...fill?.properties,
    ...tint?.properties,
    ...(isFreeSize && { '--size': fontSize }),
  };
  return {
    id: anchor,
    className: classNames(
      ...others,
      align && styles[`align-${align}`],
      textAlign && styles[`text-${textAlign}`],
      fill?.className,
      tint?.className,
      isFreeSize ? styles.sized : fontSize && styles[`size-${fontSize}`],
    ),
    style: Object.keys(properties).length === 0 ? undefined : properties,
  };
}

interface Paint {
  readonly className: string | undefined;
  readonly properties?: CSSProperties;
  /** Made for this colour alone: nothing else is read on it. */
  readonly isFree?: true;
}

/** Grounds that are other colours in dark mode; they come with their ink. */
const grounds: ReadonlyMap<string, string> = new Map([
  ['base', 'base'],
  ['white', 'base'],
  ['contrast', 'contrast'],
  ['black', 'contrast'],
  ['accent', 'accent'],
  ['accent-1', 'accent'],
  ['accent-3', 'sand'],
]);

function fillOf({ backgroundColor = '', textColor }: BlockStyle): Paint | undefined {
  const ground = grounds.get(backgroundColor);
  if (ground !== undefined) return { className: classNames(styles.filled, styles[`ground-${ground}`]) };
  const fill = hexOf(backgroundColor);
  if (fill === undefined) return undefined;

  const wanted = hexOf(textColor);
  const ink = wanted !== undefined && contrast(wanted, fill) >= enoughForWords ? wanted : inkOn(fill);
  return {
    className: classNames(styles.filled, styles.own),
    properties: { '--fill': fill, '--fill-ink': ink },
    isFree: true,
  };
}

/** Words in these colours have the ink of their ground: it is what these names mean. */
const plainInks: ReadonlySet<string> = new Set(['base', 'contrast', 'black', 'white']);

// What is hardest to read on: the darkest of our light grounds, and the lightest of our dark ones.
const lightGround = '#f3eadb';
const darkGround = '#0b4f53';

function tintOf({ textColor = '' }: BlockStyle): Paint | undefined {
  const tint = plainInks.has(textColor) ? undefined : hexOf(textColor);
  if (tint === undefined) return undefined;
  return {
    className: styles.tinted,
    properties: {
      '--on-light': readableOn(tint, lightGround),
      '--on-dark': readableOn(tint, darkGround),
    },
  };
}
