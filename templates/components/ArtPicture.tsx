import type { ReactNode } from 'react';
import type { PictureData } from '../types.ts';
import styles from './ArtPicture.module.css';
import { Picture } from './Picture.tsx';

interface ArtPictureProps {
  readonly picture: PictureData;
}

/** Renders an artwork as large as the view allows, uncropped, on a wall from edge to edge. */
export function ArtPicture({ picture }: ArtPictureProps): ReactNode {
  const { width, height } = picture;
  const highest = Math.round((width / height) * 72);
  return (
    <div className={styles.wall}>
      <div className={styles.frame} style={{ '--ratio': width / height }}>
        <Picture
          picture={picture}
          className={styles.picture}
          sizes={`min(${highest}vh, 92vw, 75rem)`}
          isFirst
        />
      </div>
    </div>
  );
}
