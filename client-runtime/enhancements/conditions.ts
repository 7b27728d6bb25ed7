import { conditionsWords } from '../../words/site/conditions-words.ts';
import { fetchBounded } from './conditions/fetch-bounded.ts';
import { readConditions } from './conditions/read-conditions.ts';

/**
 * Shows tide and weather below a button when it is pressed, with the time of the reading; before,
 * nothing is asked for. An answer that is late, large, wrong or a day old shows nothing but that.
 */
export function start(element: HTMLElement): (() => void) | undefined {
  const button = element.querySelector('button');
  const status = element.querySelector('[role=status]');
  const { url, timeZone } = element.dataset;
  if (!button || !status || !url) return undefined;
  const listening = new AbortController();
  const { signal } = listening;

  const show = async () => {
    button.disabled = true;
    status.replaceChildren(conditionsWords.asking);
    const text = await fetchBounded(url, signal);
    if (signal.aborted) return;
    const found = text === undefined ? undefined : readConditions(text, Date.now());
    status.replaceChildren(
      ...(found === undefined
        ? [conditionsWords.none]
        : [
            ...found.facts.map(({ name, value }) => line(conditionsWords.fact({ name, value }))),
            line(
              (found.isOld ? conditionsWords.readLongAgo : conditionsWords.read)({
                time: timeOf(found.read, timeZone),
              }),
            ),
          ]),
    );
    button.disabled = false;
  };

  element.dataset.ready = '';
  button.addEventListener('click', show, { signal });
  return () => listening.abort();
}

function line(text: string): HTMLElement {
  const made = document.createElement('p');
  made.textContent = text;
  return made;
}

/** In the time of the pier, wherever the visitor is. */
function timeOf(read: number, timeZone: string | undefined): string {
  const { lang } = document.documentElement;
  return new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone }).format(read);
}
