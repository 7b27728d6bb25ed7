import type { ReactNode } from 'react';
import type { MenuItem } from '../Layout.tsx';

interface MenuLinkProps {
  readonly item: MenuItem;
  /** The path of the page that shows the menu. */
  readonly path: string;
}

/** A link of a menu that knows where the visitor is; a label where the item leads nowhere. */
export function MenuLink({ item: { label, href, opensNewTab = false }, path }: MenuLinkProps): ReactNode {
  return (
    <a
      href={href}
      aria-current={currency(href, path)}
      {...(opensNewTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {label}
      {opensNewTab ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
    </a>
  );
}

/** The page itself, the part of the site that the page lies in, or neither. */
function currency(href: string | undefined, path: string): 'page' | 'true' | undefined {
  if (href === undefined) return undefined;
  if (href === path) return 'page';
  return href.length > 1 && href.endsWith('/') && path.startsWith(href) ? 'true' : undefined;
}
