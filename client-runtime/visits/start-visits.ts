import { isForBrowser } from '../keep-clicks.ts';
import { visitTarget } from '../links.ts';
import { setRestoration } from '../scroll/restoration.ts';
import { here } from './history-entry.ts';
import { createView } from './view.ts';
import { createVisits, type VisitFeatures } from './visits.ts';

/**
 * Takes links and the history over: pages are swapped instead of loaded as documents. What is not a plain click on a link to a
 * page of the site stays the browser's. Returns the function that gives everything back.
 */
export function startVisits(features: Omit<VisitFeatures, 'view'>): () => void {
  const view = createView(features.page);
  // In a sandbox, or from a file, nothing may be asked of the own origin: links stay the browser's.
  if (self.origin === 'null') return view.stop;
  const visits = createVisits({ ...features, view });
  const listening = new AbortController();
  const { signal } = listening;

  const leave = () => {
    visits.leave();
    setRestoration('auto');
  };

  const isVisit = (event: MouseEvent): boolean => {
    if (event.defaultPrevented || isForBrowser(event) || !(event.target instanceof Element)) return false;
    const link = event.target.closest('a');
    const to = link && visitTarget(link, here());
    return !!to && visits.follow(to, link.getAttribute('href')?.startsWith('#'));
  };

  addEventListener('click', (event) => isVisit(event) && event.preventDefault(), { signal });
  addEventListener('scrollend', visits.keep, { signal });
  addEventListener('pagehide', leave, { signal });
  addEventListener('popstate', visits.pop, { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      // WebKit puts the view back after this event, and only if it is still up to the browser then: so after a reload and on Back
      // from another document.
      setTimeout(setRestoration, 0, 'manual');
      if (persisted) visits.resume();
    },
    { signal },
  );
  return () => {
    listening.abort();
    leave();
    view.stop();
  };
}
