import type { ReactNode } from 'react';
import { Card } from '../components/Card.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Section } from '../components/Section.tsx';
import type { Href } from '../types.ts';
import styles from './CruiseListPage.module.css';
import type { StandardPageProps } from './StandardPage.tsx';

export interface CruiseListPageProps extends StandardPageProps {
  readonly text: string;
  readonly cruises: readonly {
    readonly title: string;
    readonly excerpt: string;
    readonly departs: string;
    readonly href: Href;
  }[];
}

export function CruiseListPage({ cruises, ...page }: CruiseListPageProps): ReactNode {
  return (
    <PageFrame {...page}>
      <Section>
        <ul className={styles.list}>
          {cruises.map(({ title, excerpt, departs, href }) => (
            <li key={href}>
              <Card title={title} href={href} level={2} kicker={departs} excerpt={excerpt} />
            </li>
          ))}
        </ul>
      </Section>
    </PageFrame>
  );
}
