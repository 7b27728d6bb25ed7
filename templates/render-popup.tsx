import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { siteLanguage } from '../words/site-language.ts';
import { LanguageContext } from './components/LanguageContext.ts';
import { Popup, type PopupProps } from './components/Popup.tsx';
import { usePageLanguages } from './components/use-language.ts';

/**
 * Renders the popup to a fragment of html. Separate from `render.tsx`, so that an edit of the
 * popup's look does not make every page stale. Islands in it are not hydrated.
 */
export function renderPopup(props: PopupProps): string {
  return `${renderToString(<PopupInLanguages {...props} />)}\n`;
}

function PopupInLanguages(props: PopupProps): ReactNode {
  return (
    <LanguageContext value={{ page: siteLanguage }}>
      <PopupPage {...props} />
    </LanguageContext>
  );
}

function PopupPage(props: PopupProps): ReactNode {
  return (
    <LanguageContext value={usePageLanguages(props.language)}>
      <Popup {...props} />
    </LanguageContext>
  );
}
