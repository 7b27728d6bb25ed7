import type { ReactNode } from 'react';
import { CardGrid } from '../components/Card.tsx';
import { NewsCard } from '../components/NewsCard.tsx';
import { levelInside, Section } from '../components/Section.tsx';
import type { NamedLink, NewsSummary } from '../types.ts';

export interface NewsGridProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly posts: readonly NewsSummary[];
  readonly more?: NamedLink;
}

export function NewsGrid({ heading, anchor, posts, more }: NewsGridProps): ReactNode {
  if (posts.length === 0) return null;
  const level = levelInside(heading);
  return (
    <Section id={anchor} heading={heading} more={more}>
      <CardGrid items={posts} render={(post) => <NewsCard post={post} level={level} look="row" />} />
    </Section>
  );
}
