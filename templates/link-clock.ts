import type { AssetUrls } from './components/AssetsContext.ts';

/**
 * Adds the script of the clock to the head of a page with times of events, which is not painted before it has run:
 * nothing moves when it hides what is over. Browsers without `blocking` run it as soon as they have the page.
 */
export function linkClock(html: string, { islands }: AssetUrls): string {
  if (!html.includes(' data-enhance="clock"')) return html;
  const script = `<script type="module" src="${islands.clock}" blocking="render"></script>`;
  return html.replace('<link rel="stylesheet"', (link) => script + link);
}
