import type { ReactNode } from 'react';
import { Label } from '../components/Label.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Section } from '../components/Section.tsx';
import { staticList } from '../components/static-list.ts';
import type { EntryLink } from '../types.ts';
import styles from './NewsCategoriesPage.module.css';

/** Every category of the news, for sites with more categories than fit on a list. */
export interface NewsCategoriesPageProps {
  readonly title: string;
  readonly categories: readonly (EntryLink & { readonly count: number })[];
}

export function NewsCategoriesPage({ title, categories }: NewsCategoriesPageProps): ReactNode {
  return (
    <PageFrame title={title} nodes={[]}>
      <Section>
        <ul className={styles.list}>
          {staticList(categories, ({ href, count, ...label }) => (
            <li>
              <a href={href}>
                <Label {...label} />
              </a>{' '}
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </Section>
    </PageFrame>
  );
}
