import type { ReactNode } from 'react';
import { LanguageContext, useEntryLanguages } from './LanguageContext.ts';

interface InLanguageProps {
  /** As the CMS says it; without one, that of the site. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a part of a page with the language of its entry, or of the site, whatever is around it. */
export function InLanguage({ lang, children }: InLanguageProps): ReactNode {
  return <LanguageContext value={useEntryLanguages(lang)}>{children}</LanguageContext>;
}
