import type { ReactNode } from 'react';
import { pagesWords } from '../../words/site/pages-words.ts';
import { ActionRow } from '../components/ActionLink.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { useEnhancement } from '../components/use-enhancement.ts';
import type { NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ThanksPageProps extends StandardPageProps {
  /** Where to go on. */
  readonly ways: readonly NamedLink[];
}

/**
 * Renders the page after a form was sent: the editor's words, or the site's own. Script forgets what
 * was typed into the form.
 */
export function ThanksPage({ ways, ...page }: ThanksPageProps): ReactNode {
  const text = page.nodes.length === 0 ? pagesWords.sent : undefined;
  return (
    <PageFrame {...page} text={text} details={<ActionRow links={ways} />}>
      <div hidden {...useEnhancement('sent-form', 'load')} />
    </PageFrame>
  );
}
