import type { ReactNode } from 'react';
import { CategoryLinks } from '../components/CategoryLinks.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Pager } from '../components/Pager.tsx';
import { Time } from '../components/Time.tsx';
import type { DateLabel, NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface NewsPostPageProps extends StandardPageProps {
  readonly published: DateLabel;
  readonly updated?: DateLabel;
  readonly categories: readonly NamedLink[];
  readonly newer?: NamedLink;
  readonly older?: NamedLink;
}

export function NewsPostPage(props: NewsPostPageProps): ReactNode {
  const { published, updated, categories, newer, older, ...page } = props;
  return (
    <PageFrame
      {...page}
      kicker={
        <>
          <Time {...published} />
          {updated === undefined ? null : (
            <>
              {' · updated '}
              <Time {...updated} />
            </>
          )}
        </>
      }
      details={categories.length === 0 ? null : <CategoryLinks categories={categories} />}
    >
      <Pager label="More news" newer={newer} older={older} />
    </PageFrame>
  );
}
