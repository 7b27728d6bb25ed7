import type { ReactNode } from 'react';
import type { ArtSummary, NamedLink } from '../types.ts';
import { ArtCard } from './ArtCard.tsx';
import styles from './ArtGrid.module.css';
import { ListEnd } from './ListEnd.tsx';
import { levelInside, Section } from './Section.tsx';
import { staticList } from './static-list.ts';

interface ArtGridProps {
  readonly heading?: ReactNode;
  readonly artworks: readonly ArtSummary[];
  readonly more?: NamedLink | undefined;
  /** Leads to all works, where these are only the first ones. */
  readonly rest?: NamedLink | undefined;
}

/** Renders artworks as cards, close together as on a wall; nothing for none. */
export function ArtGrid({ heading, artworks, more, rest }: ArtGridProps): ReactNode {
  if (artworks.length === 0) return null;
  const level = levelInside(heading);
  const large = countLarge(artworks.length);
  return (
    <Section heading={heading} more={more}>
      <ul className={styles.works}>
        {staticList(artworks, (artwork, index) => (
          <li className={index < large ? styles.large : undefined}>
            <ArtCard artwork={artwork} level={level} isLarge={index < large} />
          </li>
        ))}
      </ul>
      <ListEnd link={rest} />
    </Section>
  );
}

/** Returns how many works take half of a row, so that the others fill rows of three. */
function countLarge(works: number): number {
  if (works % 3 === 2) return 2;
  return works % 3 === 1 && works > 3 ? 4 : 0;
}
