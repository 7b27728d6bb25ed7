import { keepEvents } from '../events/keep-events.ts';

/** Saves the events that the programme shows, by a button, as a file for the visitor's calendar. */
export function start(element: HTMLElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const { href: calendar = '' } = element.dataset;
  const save = () =>
    saveShown(calendar, signal).catch(() => {
      // The browser tells what is wrong with its address, or opens all of it.
      if (!signal.aborted) location.assign(calendar);
    });
  element.addEventListener('click', save, { signal });
  return () => leaving.abort();
}

async function saveShown(calendar: string, leaving: AbortSignal): Promise<void> {
  const shown = document.querySelectorAll<HTMLElement>('[data-programme] [data-times]:not([hidden])');
  const links = Array.from(shown, (row) => (row instanceof HTMLAnchorElement ? row : row.querySelector('a')));
  const paths = new Set(links.flatMap((link) => (link === null ? [] : [link.pathname])));
  const answer = await fetch(calendar, { signal: AbortSignal.any([leaving, AbortSignal.timeout(15_000)]) });
  if (!answer.ok) throw new Error(`${calendar} answers ${answer.status}`);
  const kept = keepEvents(await answer.text(), paths);
  const file = URL.createObjectURL(new Blob([kept], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: file, download: 'events.ics' }).click();
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}
