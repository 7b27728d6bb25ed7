import type { ReactNode } from 'react';
import { pagerWords } from '../../words/site/pager-words.ts';
import type { Href, NamedLink } from '../types.ts';
import chips from './CategoryLinks.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import look from './Pager.module.css';
import { Section } from './Section.tsx';
import { Sentence } from './Sentence.tsx';
import { staticList } from './static-list.ts';

/** The pages of a long list around one of them. */
export interface ListPager {
  readonly previous?: Href;
  readonly next?: Href;
  /** The first, the last and those around this one, in order. */
  readonly pages: readonly PagerPage[];
  /** "page 2 of 5". */
  readonly position: string;
}

/** A page that the pager names. */
export interface PagerPage {
  readonly number: number;
  readonly href: Href;
  readonly isCurrent?: true;
  /** The pages before it are not named. */
  readonly isAfterGap?: true;
}

interface ListPagerProps {
  readonly pager?: ListPager | undefined;
  readonly label?: string;
  /** Takes the choice of a filter along to the other pages. */
  readonly keepsChoice?: boolean;
}

/** Renders links to the other pages; nothing for a list on one page. */
export function ListPagerLinks({
  pager,
  label = pagerWords.label,
  keepsChoice = false,
}: ListPagerProps): ReactNode {
  if (pager === undefined) return null;
  const { previous, next, pages } = pager;
  return (
    <nav className={look.pager} aria-label={label} data-keeps-choice={keepsChoice ? '' : undefined}>
      {previous === undefined ? null : (
        <a className={look.newer} href={previous} rel="prev">
          <Icon name="back" />
          <span>
            <Sentence words={pagerWords.previous} />
          </span>
        </a>
      )}
      <ul className={classNames(look.position, chips.categories)}>
        {staticList(pages, ({ number, href, isCurrent, isAfterGap }) => (
          <>
            {isAfterGap ? <li aria-hidden="true">…</li> : null}
            <li>
              <a href={href} aria-current={isCurrent && 'page'}>
                <Sentence words={pagerWords.page} values={{ number }} />
              </a>
            </li>
          </>
        ))}
      </ul>
      {next === undefined ? null : (
        <a className={look.older} href={next} rel="next">
          <span>
            <Sentence words={pagerWords.next} />
          </span>
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}

/** Renders links to parts of a list that has several pages, such as its months. */
export function PartLinks({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly NamedLink[];
}): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className={chips.categories}>
        {staticList(links, (link) => (
          <li>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders links to the other pages as a band of the page. */
export function PagerSection({ pager }: Pick<ListPagerProps, 'pager'>): ReactNode {
  if (pager === undefined) return null;
  return (
    <Section>
      <ListPagerLinks pager={pager} />
    </Section>
  );
}
