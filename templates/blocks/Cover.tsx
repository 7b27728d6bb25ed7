import type { ReactNode } from 'react';
import type { BlockNode } from '../blocks/index.ts';
import { Picture } from '../components/Picture.tsx';
import type { BlockStyle, PictureData } from '../types.ts';
import { BlockTree } from './BlockTree.tsx';
import { blockClasses } from './block-style.ts';
import styles from './Cover.module.css';

/** `dim` is the overlay's opacity, 0 to 100; `focus` the focal point, each 0 to 1; `minHeight` a checked CSS length. */
export interface CoverProps {
  readonly picture?: PictureData;
  readonly dim: number;
  readonly overlayColor?: string;
  readonly focus?: { readonly x: number; readonly y: number };
  readonly minHeight?: string;
  readonly children: readonly BlockNode[];
  readonly style: BlockStyle;
}

export function Cover(props: CoverProps): ReactNode {
  const { picture, dim, overlayColor = 'contrast', focus, minHeight, children, style } = props;
  return (
    <div
      id={style.anchor}
      className={blockClasses(style, styles.cover, lightOverlays.has(overlayColor) && styles.light)}
      style={{
        '--cover-dim': dim / 100,
        '--cover-height': minHeight,
        '--cover-focus': focus && `${focus.x * 100}% ${focus.y * 100}%`,
      }}
    >
      {picture === undefined ? null : <Picture picture={picture} className={styles.picture} />}
      <div className={blockClasses({ backgroundColor: overlayColor }, styles.overlay)} />
      <div className={styles.content}>
        <BlockTree nodes={children} />
      </div>
    </div>
  );
}

/** Overlays that want dark words. */
const lightOverlays: ReadonlySet<string> = new Set(['base', 'white']);
