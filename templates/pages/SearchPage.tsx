import type { ReactNode } from 'react';
import { searchPageWords } from '../../words/site/search-page-words.ts';
import { EntryLines } from '../components/EntryLines.tsx';
import { Label } from '../components/Label.tsx';
import { EntryFlow, PageFrame } from '../components/PageFrame.tsx';
import { SearchForm } from '../components/SearchForm.tsx';
import { Section } from '../components/Section.tsx';
import { splitOpening } from '../components/split-opening.ts';
import { staticList } from '../components/static-list.ts';
import { useEnhancement } from '../components/use-enhancement.ts';
import type { EntryLink, NamedLink } from '../types.ts';
import styles from './SearchPage.module.css';
import type { StandardPageProps } from './StandardPage.tsx';

export interface SearchPageProps extends StandardPageProps {
  readonly kinds: readonly SearchedKind[];
  /** What visitors look for most: shown where nothing is found. */
  readonly often: readonly NamedLink[];
}

export interface SearchedKind {
  readonly name: string;
  readonly count: number;
  /** From A to Z; empty where there are too many: then the list has them. */
  readonly titles: readonly EntryLink[];
  /** The page that lists the kind. */
  readonly list?: NamedLink;
}

/**
 * Renders the search over the whole site. Without script, and as long as nothing is typed, it has the words of the editor below its
 * field, and every page by its title, folded.
 */
export function SearchPage({ kinds, often, nodes, ...page }: SearchPageProps): ReactNode {
  const { above, below } = splitOpening(nodes);
  return (
    <div className={styles.page} data-search="page" {...useEnhancement('search', 'load')}>
      <PageFrame {...page} nodes={above}>
        <div className={styles.search}>
          <SearchForm isLarge />
        </div>
        {often.length === 0 ? null : (
          <div data-often="">
            <EntryLines heading={searchPageWords.often} lines={often} />
          </div>
        )}
        <div data-browse="">
          <EntryFlow nodes={below} language={page.language} />
          {kinds.length === 0 ? null : (
            <details className={styles.all}>
              <summary>{searchPageWords.all}</summary>
              {staticList(kinds, ({ name, count, titles, list }) => (
                <Section heading={name}>
                  <p className={styles.more}>
                    {searchPageWords.pages({ count })}
                    {list === undefined ? null : (
                      <>
                        {' · '}
                        <a href={list.href}>
                          <Label {...list} />
                        </a>
                      </>
                    )}
                  </p>
                  {titles.length === 0 ? null : (
                    <ul className={styles.titles}>
                      {staticList(titles, ({ href, ...label }) => (
                        <li>
                          <a href={href}>
                            <Label {...label} />
                          </a>
                        </li>
                      ))}
                    </ul>
                  )}
                </Section>
              ))}
            </details>
          )}
        </div>
      </PageFrame>
    </div>
  );
}
