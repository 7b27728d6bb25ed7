import type { ReactNode } from 'react';
import { frameWords } from '../../words/site/frame-words.ts';
import type { MarkedItem } from './mark-current.ts';

/** Renders a link of a menu; a label for an item without a target. */
export function MenuLink({ item }: { readonly item: MarkedItem }): ReactNode {
  const { label, href, current, opensNewTab = false } = item;
  return (
    <a href={href} aria-current={current} {...(opensNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {label}
      {opensNewTab ? <span className="visually-hidden">{` ${frameWords.newTab}`}</span> : null}
    </a>
  );
}
