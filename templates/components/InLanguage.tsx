import { createElement, type ReactNode, useContext } from 'react';
import { LanguageContext, type Languages } from './LanguageContext.ts';
import { useEntryLanguages, useTextDirection } from './use-language.ts';

interface PartProps {
  /** The element around it within a text from right to left. */
  readonly as?: 'div' | 'span';
  readonly children: ReactNode;
}

interface InLanguageProps extends PartProps {
  /** As the CMS says it; without one, that of the site. */
  readonly lang?: string | undefined;
}

/**
 * Renders a part of a page with the language of its entry, or of the site, whatever is around it. Within a text
 * from right to left its layout is that of the site again.
 */
export function InLanguage({ lang, ...part }: InLanguageProps): ReactNode {
  return <Part {...part} languages={useEntryLanguages(lang)} />;
}

/**
 * Renders words of the site's own in the layout of the site, within a text of an editor. They have no `lang`: `Words` in
 * them has that of the text.
 */
export function Ours({ as = 'span', children }: PartProps): ReactNode {
  const { text: { dir: _, ...text } = {}, ...around } = useContext(LanguageContext);
  return (
    <Part as={as} languages={{ ...around, text }}>
      {children}
    </Part>
  );
}

function Part({ languages, as = 'div', children }: PartProps & { readonly languages: Languages }): ReactNode {
  const isTurned = useTextDirection() !== undefined;
  return (
    <LanguageContext value={languages}>
      {isTurned ? createElement(as, { style: { display: 'contents' }, dir: 'ltr' }, children) : children}
    </LanguageContext>
  );
}
