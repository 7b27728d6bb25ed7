import { type ReactNode, use } from 'react';
import { brand } from '../brand.ts';
import { Picture } from '../components/Picture.tsx';
import { PictureRoomContext, roomFor, sizesOf } from '../components/picture-room.ts';
import type { BlockStyle, PictureData } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import styles from './Cover.module.css';
import { coverLook } from './cover-look.ts';
import type { BlockNode } from './index.ts';
import { hexOf } from './palette.ts';
import { styleProps } from './style-props.ts';

/**
 * `dim` is the overlay's opacity, 0 to 100; `focus` the focal point, each 0 to 1; `minHeight` a
 * checked CSS length.
 */
export interface CoverProps {
  readonly picture?: PictureData;
  readonly dim: number;
  /** Slug of the palette or "#rrggbb". */
  readonly overlayColor?: string;
  readonly focus?: { readonly x: number; readonly y: number };
  readonly minHeight?: string;
  readonly position?: CoverPosition;
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

/** The position of the words; default: the middle. */
export interface CoverPosition {
  readonly vertical?: 'top' | 'bottom';
  readonly horizontal?: 'left' | 'right';
}

/** Renders words over a picture, readable with any overlay. */
export function Cover(props: CoverProps): ReactNode {
  const { picture, dim, overlayColor, focus, minHeight, position = {}, children, style } = props;
  const room = use(PictureRoomContext);
  const overlay = hexOf(overlayColor) ?? usualOverlay;
  const { isDark, needsPlate } = coverLook(overlay, dim, picture);
  const dressed = styleProps(
    { ...style, backgroundColor: '' },
    styles.cover,
    isDark ? styles.dark : styles.light,
    position.vertical && styles[position.vertical],
    position.horizontal && styles[position.horizontal],
  );
  return (
    <div
      {...dressed}
      style={{
        ...dressed.style,
        '--cover-overlay': overlay,
        '--cover-dim': picture === undefined ? 1 : dim / 100,
        '--cover-height': minHeight,
        '--cover-focus': focus && `${percent(focus.x)} ${percent(focus.y)}`,
      }}
    >
      {picture === undefined ? null : (
        <Picture
          picture={picture}
          className={styles.picture}
          sizes={coverSizes(sizesOf(roomFor(room, style)), picture, minHeight)}
        />
      )}
      {children.length === 0 ? null : (
        <div className={needsPlate ? `${styles.content} ${styles.plate}` : styles.content}>
          <BlockTree nodes={children} />
        </div>
      )}
    </div>
  );
}

const usualOverlay = brand.colours.light.deep;

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/** On a narrow screen, the height decides how much of the picture is visible. */
function coverSizes(sizes: string, { width, height }: PictureData, minHeight = '24rem'): string {
  const [number = '', amount = ''] = /^([\d.]+)(?:px|rem|vh|vw)$/.exec(minHeight) ?? [];
  if (number === '') return sizes;
  const least = `${Math.round((Number(amount) * width * 10) / height) / 10}${number.slice(amount.length)}`;
  return sizes.replace(/([\d.]+(?:rem|vw))(?=,|$)/g, `max($1, ${least})`);
}
