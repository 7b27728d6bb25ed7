import type { ReactNode } from 'react';
import type { ArtSummary } from '../types.ts';
import { Card, CardLine } from './Card.tsx';

export function ArtCard({ artwork }: { readonly artwork: ArtSummary }): ReactNode {
  const { title, href, picture } = artwork;
  const credit = creditLine(artwork);
  return (
    <Card
      title={title}
      href={href}
      level={2}
      picture={picture}
      detail={credit === '' ? null : <CardLine>{credit}</CardLine>}
    />
  );
}

/** "Imani Okafor, 2019", with whatever of the two is known. */
export function creditLine({ artist, year }: Credit): string {
  return [artist, year].filter((part) => part !== undefined && part !== '').join(', ');
}

interface Credit {
  readonly artist?: string | undefined;
  readonly year?: number | undefined;
}
