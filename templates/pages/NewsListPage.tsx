import type { ReactNode } from 'react';
import { newsWords } from '../../words/site/news-words.ts';
import type { BlockNode } from '../blocks/index.ts';
import { CardGrid } from '../components/Card.tsx';
import { CategoryFilter, YearLinks } from '../components/CategoryLinks.tsx';
import { ListEnd } from '../components/ListEnd.tsx';
import { NewsCard } from '../components/NewsCard.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Pager } from '../components/Pager.tsx';
import { Section } from '../components/Section.tsx';
import type { EntryLanguage, EntryLink, Href, NamedLink, NewsSummary } from '../types.ts';

/**
 * The news list, its archive pages and those of one category. `newer` and `older` link through the
 * archive.
 */
export interface NewsListPageProps {
  readonly title: string;
  /** The days of an archive page. */
  readonly days?: string;
  readonly nodes: readonly BlockNode[];
  /** That of title and blocks. */
  readonly language?: EntryLanguage;
  readonly description?: string;
  readonly posts: readonly NewsSummary[];
  readonly categories: readonly EntryLink[];
  /** Links to every category, when these are only the most used. */
  readonly allCategories?: NamedLink;
  readonly category?: EntryLink;
  readonly newer?: NamedLink;
  readonly older?: NamedLink;
  /** "Page 3, counted from the oldest". */
  readonly position?: string;
  /** The years of the archive, newest first. */
  readonly years: readonly NamedLink[];
  readonly feedHref: Href;
}

export function NewsListPage(props: NewsListPageProps): ReactNode {
  const { title, days, nodes, language, description, posts, categories, allCategories, category } = props;
  return (
    <PageFrame
      title={title}
      kicker={days}
      nodes={nodes}
      language={language}
      text={description}
      details={
        categories.length === 0 && !allCategories ? null : (
          <CategoryFilter categories={categories} current={category} all={allCategories} />
        )
      }
    >
      <Section>{posts.length === 0 ? <p>{newsWords.none}</p> : <NewsPosts {...props} />}</Section>
    </PageFrame>
  );
}

function NewsPosts({ posts, newer, older, position, years, feedHref }: NewsListPageProps): ReactNode {
  // An archive page has no newest post, so all its posts look alike.
  const features = newer === undefined ? posts.slice(0, 1) : [];
  return (
    <>
      {features.map((post) => (
        <NewsCard key={post.href} post={post} level={2} look="feature" />
      ))}
      <CardGrid
        items={posts.slice(features.length)}
        render={(post) => <NewsCard post={post} level={2} look="row" />}
      />
      <Pager label={newsWords.archive} newer={newer} older={older} position={position} />
      <YearLinks years={years} />
      <ListEnd link={{ label: newsWords.feed, href: feedHref }} look="text" />
    </>
  );
}
