import type { ReactNode } from 'react';
import { BlockFlow } from '../blocks/BlockFlow.tsx';
import type { BlockNode } from '../blocks/index.ts';
import type { EntryLanguage, PictureData } from '../types.ts';
import { HeroBanner } from './HeroBanner.tsx';
import { Ours } from './InLanguage.tsx';
import { LanguageContext } from './LanguageContext.ts';
import styles from './PageFrame.module.css';
import { PageHeader } from './PageHeader.tsx';
import { isBlank } from './Title.tsx';
import { usePageLanguages, useTextDirection } from './use-language.ts';

interface PageFrameProps {
  readonly title: string;
  readonly picture?: PictureData | undefined;
  readonly nodes: readonly BlockNode[];
  readonly language?: EntryLanguage | undefined;
  readonly kicker?: ReactNode;
  readonly text?: string | undefined;
  /** Part of the title: dates, categories, a credit. */
  readonly details?: ReactNode;
  /** Beside the editor's text, up to the first section: the facts of an event, a location. */
  readonly aside?: ReactNode;
  /** Comes after the editor's blocks. */
  readonly children?: ReactNode;
}

/**
 * Renders a whole page with exactly one `h1`: in the hero, if the content begins with one,
 * otherwise in a header.
 */
export function PageFrame(props: PageFrameProps): ReactNode {
  const { title, picture, nodes, kicker, text, language, details, aside, children } = props;
  const [first, ...others] = nodes;
  const hero = first?.block === 'pier/hero' ? first.props : undefined;
  return (
    <>
      <LanguageContext value={usePageLanguages(language)}>
        {hero === undefined ? (
          <PageHeader title={title} picture={picture} kicker={kicker} text={text}>
            {details && <Ours as="div">{details}</Ours>}
          </PageHeader>
        ) : (
          <HeroBanner {...hero} heading={isBlank(hero.heading) ? title : hero.heading} level={1} />
        )}
        {hero === undefined || !details ? null : (
          <div className={styles.details}>
            <Ours as="div">{details}</Ours>
          </div>
        )}
        <PageContent nodes={hero === undefined ? nodes : others} aside={aside} />
      </LanguageContext>
      {children}
    </>
  );
}

/** Renders blocks of a page further down, between parts of the site's own. */
export function EntryFlow({ nodes, language }: Pick<PageFrameProps, 'nodes' | 'language'>): ReactNode {
  return (
    <LanguageContext value={usePageLanguages(language)}>
      <BlockFlow nodes={nodes} />
    </LanguageContext>
  );
}

function PageContent({ nodes, aside }: Pick<PageFrameProps, 'nodes' | 'aside'>): ReactNode {
  const dir = useTextDirection();
  if (!aside) return <BlockFlow nodes={nodes} />;
  const firstSection = nodes.findIndex(({ block }) => block.startsWith('pier/'));
  const textLength = firstSection === -1 ? nodes.length : firstSection;
  return (
    <>
      <div className={styles.split} dir={dir}>
        <aside className={styles.aside}>
          <Ours as="div">{aside}</Ours>
        </aside>
        <BlockFlow nodes={nodes.slice(0, textLength)} isContained />
      </div>
      <BlockFlow nodes={nodes.slice(textLength)} />
    </>
  );
}
