import type { ReactNode } from 'react';
import action from '../components/ActionLink.module.css';
import { RichText } from '../components/RichText.tsx';
import type { BlockStyle, Href, SafeHtml } from '../types.ts';
import { blockClasses } from './block-style.ts';

export interface ButtonProps {
  readonly html: SafeHtml;
  readonly href?: Href;
  readonly opensNewTab?: boolean;
  readonly style: BlockStyle;
}

/** A button without a target is shown as a plain text: a link that leads nowhere would be a promise. */
export function Button({ html, href, opensNewTab = false, style }: ButtonProps): ReactNode {
  if (html.trim() === '') return null;
  if (href === undefined) return <RichText as="span" html={html} />;
  return (
    <a
      id={style.anchor}
      className={blockClasses(
        style,
        action.action,
        style.variation === 'outline' ? action.quiet : action.primary,
      )}
      href={href}
      {...(opensNewTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <RichText as="span" html={html} />
    </a>
  );
}
