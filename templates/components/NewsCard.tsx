import type { ReactNode } from 'react';
import type { NewsSummary } from '../types.ts';
import { Card, CardLine } from './Card.tsx';
import { Label } from './Label.tsx';
import { staticList } from './static-list.ts';
import { Time } from './Time.tsx';

interface NewsCardProps {
  readonly post: NewsSummary;
  readonly level: 2 | 3;
  /** As in `Card`. */
  readonly look?: 'plain' | 'feature' | 'row';
}

export function NewsCard({ post, level, look = 'plain' }: NewsCardProps): ReactNode {
  const { title, href, published, categories, excerpt, picture, lang } = post;
  return (
    <Card
      title={title}
      href={href}
      level={level}
      picture={picture}
      excerpt={excerpt}
      lang={lang}
      look={look}
      isFirst={look === 'feature'}
      kicker={
        <CardLine>
          <Time {...published} />
          {staticList(categories, (category) => (
            <>
              {' · '}
              <Label {...category} />
            </>
          ))}
        </CardLine>
      }
    />
  );
}
