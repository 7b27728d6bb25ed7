import type { ReactNode } from 'react';
import { isBlank } from '../components/Title.tsx';
import { useLanguageBefore, useLanguagesIn } from '../components/use-language.ts';
import type { SafeHtml } from '../types.ts';

export interface HtmlProps {
  readonly html: SafeHtml;
}

/** Renders a run of prose. Each text in it has its own direction and language. */
export function Html({ html }: HtmlProps): ReactNode {
  const lang = useLanguageBefore(html);
  const __html = useLanguagesIn(html);
  if (isBlank(html)) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safe html
  return <div className="prose run" lang={lang} dangerouslySetInnerHTML={{ __html }} />;
}
