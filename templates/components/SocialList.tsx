import type { ReactNode } from 'react';
import type { NamedLink } from '../types.ts';
import { staticList } from './static-list.ts';

/** Renders links to social networks; nothing without any. */
export function SocialList({ links }: { readonly links: readonly NamedLink[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <ul className="plain-list">
      {staticList(links, ({ label, href }) => (
        <li>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
