import type { ReactNode } from 'react';
import type { NamedLink } from '../types.ts';
import { Pager } from './Pager.tsx';
import { Section } from './Section.tsx';

/** The pages of a long list around one of them. */
export interface ListPager {
  readonly newer?: NamedLink;
  readonly older?: NamedLink;
  /** "Page 2 of 5". */
  readonly position: string;
}

interface ListPagerProps {
  readonly pager?: ListPager | undefined;
  readonly label?: string;
}

/** Renders links to the pages before and after; nothing for a list on one page. */
export function ListPagerLinks({ pager, label = 'Pages of this list' }: ListPagerProps): ReactNode {
  return pager === undefined ? null : <Pager label={label} {...pager} />;
}

/** Does the same as a band of the page. */
export function PagerSection({ pager }: Pick<ListPagerProps, 'pager'>): ReactNode {
  if (pager === undefined) return null;
  return (
    <Section>
      <ListPagerLinks pager={pager} />
    </Section>
  );
}
