import { visitTarget } from '../links.ts';
import { isForBrowser } from '../replay-clicks.ts';
import { setRestoration } from '../scroll/restoration.ts';
import { here } from './history-entry.ts';
import { createView } from './view.ts';
import { createVisits, type VisitFeatures } from './visits.ts';

/**
 * Takes over links and the history: replaces pages instead of loading documents. Leaves everything
 * except plain clicks on links to pages of the site to the browser. Returns a function that undoes
 * it.
 */
export function startVisits(features: Omit<VisitFeatures, 'view'>): () => void {
  const view = createView(features.page);
  // In a sandbox, or from a file, the own origin cannot be requested: links are left to the
  // browser.
  if (self.origin === 'null') return view.stop;
  const visits = createVisits({ ...features, view });
  const listening = new AbortController();
  const { signal } = listening;

  const isVisit = (event: MouseEvent): boolean => {
    if (event.defaultPrevented || isForBrowser(event) || !(event.target instanceof Element)) return false;
    const link = event.target.closest('a');
    const to = link && visitTarget(link, here());
    return !!to && visits.follow(to, link.getAttribute('href')?.startsWith('#'));
  };

  addEventListener('click', (event) => isVisit(event) && event.preventDefault(), { signal });
  addEventListener('scrollend', visits.keep, { signal });
  addEventListener('pagehide', visits.leave, { signal });
  addEventListener('popstate', visits.pop, { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      // WebKit restores the scroll position after this event, if it is still up to the browser:
      // after a reload and on Back from another document.
      setTimeout(setRestoration, 0, 'manual');
      if (persisted) visits.resume();
    },
    { signal },
  );
  return () => {
    listening.abort();
    visits.leave();
    view.stop();
  };
}
