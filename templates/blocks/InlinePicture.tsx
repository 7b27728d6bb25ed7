import type { ReactNode } from 'react';
import { Picture } from '../components/Picture.tsx';
import type { PictureData } from '../types.ts';

export interface InlinePictureProps {
  readonly picture: PictureData;
}

/** A small picture within a line of words. */
export function InlinePicture({ picture }: InlinePictureProps): ReactNode {
  return <Picture picture={picture} sizes="4rem" />;
}
