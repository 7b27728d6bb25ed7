import type { ReactNode } from 'react';
import { newsWords } from '../../words/site/news-words.ts';
import { CategoryLinks } from '../components/CategoryLinks.tsx';
import { type EntryLine, EntryLines } from '../components/EntryLines.tsx';
import { Label } from '../components/Label.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Pager } from '../components/Pager.tsx';
import { Sentence } from '../components/Sentence.tsx';
import { ShareLine } from '../components/ShareLine.tsx';
import { Time } from '../components/Time.tsx';
import { NewsGrid } from '../sections/NewsGrid.tsx';
import type { DateLabel, EntryLink, NamedLink, NewsSummary } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface NewsPostPageProps extends StandardPageProps {
  readonly published: DateLabel;
  readonly updated?: DateLabel;
  readonly author?: EntryLink;
  readonly categories: readonly EntryLink[];
  readonly older?: EntryLink;
  readonly share?: readonly NamedLink[];
  /** The events, places and works that the text links to. */
  readonly named?: readonly EntryLine[];
  readonly related: readonly NewsSummary[];
  /** The list of its first category, or of all news. */
  readonly more: NamedLink;
}

export function NewsPostPage(props: NewsPostPageProps): ReactNode {
  const {
    published,
    updated,
    author,
    categories,
    older,
    share = [],
    named = [],
    related,
    more,
    ...page
  } = props;
  return (
    <PageFrame
      {...page}
      kicker={
        <span>
          {updated === undefined ? (
            <Time {...published} />
          ) : (
            <Sentence
              words={newsWords.updated}
              values={{ published: <Time {...published} />, updated: <Time {...updated} /> }}
            />
          )}
          {author === undefined ? null : (
            <>
              {' · '}
              <span>
                <Sentence words={newsWords.by} values={{ author: <AuthorLink {...author} /> }} />
              </span>
            </>
          )}
        </span>
      }
      details={
        <>
          {categories.length === 0 ? null : <CategoryLinks categories={categories} />}
          <ShareLine links={share} />
        </>
      }
    >
      <EntryLines heading={newsWords.inThisPost} lines={named} />
      <Pager label={newsWords.more} older={older} sayOlder={newsWords.olderPost} />
      <NewsGrid heading={newsWords.readOn} posts={related} more={more} />
    </PageFrame>
  );
}

function AuthorLink({ href, ...label }: EntryLink): ReactNode {
  return (
    <a href={href} rel="author">
      <Label {...label} />
    </a>
  );
}
