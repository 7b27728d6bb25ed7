import type { MenuItem } from '../../templates/components/mark-current.ts';
import type { LayoutProps } from '../../templates/layout-props.ts';
import type { MenuNode } from '../content/content.ts';
import { compact } from '../util/omit-undefined.ts';
import { formOf } from './forms.ts';
import { noticePath } from './notice.ts';
import { findPopup, popupPath } from './popup-page.ts';
import type { RouteContext } from './route-context.ts';

/** Makes the layout around every page: the same object for all pages except the path. */
export function makeLayout(context: RouteContext): (path: string) => LayoutProps {
  const { content, config, organisation } = context;
  const menus = context.part('menus');
  const shared = compact({
    siteTitle: content.settings.title,
    timeZone: content.settings.timeZone,
    tagline: content.settings.tagline || undefined,
    primaryMenu: menus.primary.map((item) => menuItem(item, context)),
    footerMenu: menus.footer.map((item) => menuItem(item, context)),
    organisation,
    popup: findPopup(context) && popupPath,
    notice: content.pier && noticePath,
    fontScript: config.fonts.script,
    // The browser's code knows these defaults.
    fontTimeout: config.fonts.timeoutMs === 3000 ? undefined : config.fonts.timeoutMs,
    cookieHours: config.cookieHours === 24 ? undefined : config.cookieHours,
    hasDrafts: config.hasDrafts || undefined,
    newsletter: formOf('newsletter', context),
    hasSearch: context.fixed.has('search') || undefined,
  });
  return (path) => ({ ...shared, path });
}

function menuItem({ label, link, opensNewTab, children }: MenuNode, context: RouteContext): MenuItem {
  return compact({
    label,
    href: link === null ? undefined : context.resolve.link(link, { name: `The menu item "${label}"` }),
    opensNewTab: opensNewTab || undefined,
    children: children.map((child) => menuItem(child, context)),
  });
}
