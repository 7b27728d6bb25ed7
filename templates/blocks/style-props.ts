import type { CSSProperties } from 'react';
import { contrast, enoughForWords, readableOn } from '../../config/brand/contrast.ts';
import { brand } from '../brand.ts';
import { classNames } from '../components/class-names.ts';
import type { BlockStyle } from '../types.ts';
import styles from './BlockStyle.module.css';
import { inkOn } from './ink-on.ts';
import { hexOf } from './palette.ts';

interface StyleProps {
  readonly id: string | undefined;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
}

/**
 * Turns an editor's style into an element's anchor, classes, and custom properties for free values.
 * Text stays readable: on an editor's background it gets a matching ink, and its own colour is
 * darkened or lightened for light and dark mode. An unknown preset changes nothing.
 */
export function styleProps(
  style: BlockStyle,
  ...others: readonly (string | false | undefined)[]
): StyleProps {
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
  /** Matches only this colour: no other ink is readable on it. */
  readonly isFree?: true;
}

/** Backgrounds with another colour in dark mode; with their ink. */
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

/** Text in these colours takes the ink of its background, as these names mean. */
const plainInks: ReadonlySet<string> = new Set(['base', 'contrast', 'black', 'white']);

// The hardest backgrounds for contrast: the darkest light one, and the lightest dark one.
const { sand: lightGround, field: darkGround } = brand.colours.light;

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
