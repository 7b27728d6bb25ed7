import type { ReactNode } from 'react';
import type { ArtSummary } from '../types.ts';
import { Card, CardLine } from './Card.tsx';

interface ArtCardProps {
  readonly artwork: ArtSummary;
  readonly level: 2 | 3;
  /** Half of a row instead of a third. */
  readonly isLarge?: boolean;
}

export function ArtCard({ artwork, level, isLarge = false }: ArtCardProps): ReactNode {
  const { title, href, picture, lang } = artwork;
  const credit = creditLine(artwork);
  return (
    <Card
      title={title}
      href={href}
      level={level}
      picture={picture}
      lang={lang}
      sizes={`(min-width: 64rem) ${isLarge ? 40 : 26}rem, 46vw`}
      detail={credit === '' ? null : <CardLine text={credit} />}
    />
  );
}

/** Formats "Imani Okafor, 2019", or the known part of it. */
export function creditLine({ artist, year }: Pick<ArtSummary, 'artist' | 'year'>): string {
  return [artist, year].filter((part) => part !== undefined && part !== '').join(', ');
}
