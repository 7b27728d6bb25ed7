import type { ReactNode } from 'react';
import action from '../components/ActionLink.module.css';
import { RichText } from '../components/RichText.tsx';
import type { BlockStyle, Href, SafeHtml } from '../types.ts';
import buttons from './Buttons.module.css';
import { styleProps } from './style-props.ts';

export interface ButtonProps {
  readonly html: SafeHtml;
  readonly href?: Href;
  readonly opensNewTab?: boolean;
  /** Of its row, in percent. */
  readonly width?: 25 | 50 | 75 | 100;
  readonly style: BlockStyle;
}

/** A button without a target is plain text, not a link. */
export function Button({ html, href, opensNewTab = false, width, style }: ButtonProps): ReactNode {
  if (html.trim() === '') return null;
  if (href === undefined) return <RichText as="span" html={html} />;
  const isOutline = style.variation === 'outline';
  return (
    <a
      {...styleProps(
        isOutline ? withoutGround(style) : style,
        action.action,
        isOutline ? action.quiet : action.primary,
        buttons.button,
        !isOutline && style.backgroundColor !== undefined && buttons.painted,
        width && buttons[`width-${width}`],
      )}
      href={href}
      {...(opensNewTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <RichText as="span" html={html} />
    </a>
  );
}

function withoutGround({ backgroundColor: _, ...style }: BlockStyle): BlockStyle {
  return style;
}
