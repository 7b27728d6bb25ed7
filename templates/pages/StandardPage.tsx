import type { ReactNode } from 'react';
import type { BlockNode } from '../blocks/index.ts';
import { PageFrame } from '../components/PageFrame.tsx';
import type { EntryLanguage, PictureData } from '../types.ts';

/**
 * Contact, revitalization, visit, experiences and every other page of the CMS: a heading and the
 * editor's content. When the first node is a hero, it contains the `h1`.
 */
export interface StandardPageProps {
  readonly title: string;
  readonly picture?: PictureData;
  readonly nodes: readonly BlockNode[];
  /** Of the editor's text, where the CMS says it or its letters decide it. */
  readonly language?: EntryLanguage;
}

export function StandardPage(props: StandardPageProps): ReactNode {
  return <PageFrame {...props} />;
}
