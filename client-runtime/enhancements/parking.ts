import { parkingWords } from '../../words/site/parking-words.ts';
import { fetchBounded } from './conditions/fetch-bounded.ts';
import { readOccupancy } from './parking/read-occupancy.ts';

/**
 * Says of each car park how many of its spaces are free, by the address in `data-url`. An answer that is late, large, wrong or
 * old leaves the page as it is.
 */
export function start(element: HTMLElement): (() => void) | undefined {
  const { url } = element.dataset;
  if (!url) return undefined;
  const listening = new AbortController();
  void (async () => {
    const text = await fetchBounded(url, listening.signal);
    if (text === undefined || listening.signal.aborted) return;
    const free = readOccupancy(text, Date.now());
    for (const spaces of element.querySelectorAll<HTMLElement>('[data-lot]')) {
      const count = free.get(spaces.dataset.lot ?? '');
      const all = Number(spaces.textContent);
      if (count !== undefined && count <= all) spaces.textContent = parkingWords.free({ count, all });
    }
  })();
  return () => listening.abort();
}
