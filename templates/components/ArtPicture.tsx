import type { ReactNode } from 'react';
import type { PictureData } from '../types.ts';
import styles from './ArtPicture.module.css';
import { Picture } from './Picture.tsx';

/** Renders an artwork as large as the view allows, uncropped. */
export function ArtPicture({ picture }: { readonly picture: PictureData }): ReactNode {
  const { width, height } = picture;
  const highest = Math.round((width / height) * 85);
  return (
    <div className={styles.frame} style={{ '--ratio': width / height }}>
      <Picture
        picture={picture}
        className={styles.picture}
        sizes={`min(${highest}vh, 92vw, 80rem)`}
        isFirst
      />
    </div>
  );
}
