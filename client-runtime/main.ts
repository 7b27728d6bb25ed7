import { startFontClasses } from './fonts/start-font-classes.ts';
import { foldMenus, startMenu } from './menu.ts';
import { isOnline } from './network.ts';
import { createPageSource } from './pages/page-source.ts';
import { loadPopup } from './popup/load-popup.ts';
import { startPrefetch } from './prefetch/start-prefetch.ts';
import { createPageProgress } from './progress/page-progress.ts';
import { startVisits } from './visits/start-visits.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The script of every page. A feature is a function that starts it and returns a function that
 * stops it; one that is seldom used is loaded when it is.
 */
const page = document;
const pages = createPageSource();
const prefetch = startPrefetch({ page, warm: pages.warm, isOnline });

startFontClasses(page);
startMenu(page);
startVisits({
  page,
  pages,
  bar: createPageProgress(page),
  onStart: prefetch.yieldTo,
  onEnd: () => {
    foldMenus(page);
    prefetch.watch(page);
  },
});
prefetch.watch(page);
whenIdle(() => loadPopup(page));
