import { eventFilterWords } from '../../words/site/event-filter-words.ts';
import { type LocalMoment, localMoment } from '../events/calendar-days.ts';
import { filterFields, hasChoice, writeSearch } from '../events/filter-fields.ts';
import { type FitsText, fitsPlainly, fitsWanted, isNarrow } from '../events/fits-event.ts';
import { sayResult } from '../events/say-result.ts';
import { readItems, siftProgramme } from '../events/sift-programme.ts';
import { wantedDays } from '../events/wanted-days.ts';
import { onAddressChange } from '../public/address.ts';

/**
 * Filters the events of the programme around an element by day, price, audience, place and words,
 * in list and calendar. The choice is in the address, so that a link or Back leads to the same
 * events. "Today" is reckoned at the moment of the choice, by the clocks of the site (`data-zone`).
 */
export function start(element: HTMLElement): (() => void) | undefined {
  const programme = element.closest<HTMLElement>('[data-programme]');
  const status = programme?.querySelector<HTMLElement>('[role=status]');
  const clear = programme?.querySelector<HTMLButtonElement>('[data-clear]');
  if (!programme || !status || !clear) return undefined;
  const leaving = new AbortController();
  const { signal } = leaving;
  const fields = filterFields(programme);
  const items = readItems(programme);
  const elsewhere = document.createElement('a');
  let fitsText: FitsText = fitsPlainly;
  let hasLearnt = false;

  const apply = (): void => {
    const wanted = fields.read();
    const { day, minute } = localNow(element.dataset.zone);
    const days = wantedDays(wanted.when, day);
    const fits = fitsWanted(wanted, days, { nowMinute: minute, fitsText });
    const count = siftProgramme(programme, items, fits, days);
    if (wanted.words !== '' && !hasLearnt) learnWords();
    elsewhere.hidden = count > 0 || wanted.words === '';
    elsewhere.href = `/search/?q=${encodeURIComponent(wanted.words)}`;
    elsewhere.textContent = eventFilterWords.elsewhere({ query: wanted.words });
    const isAll = !isNarrow(wanted);
    const { programme: position = '' } = programme.dataset;
    const text = isAll ? '' : sayResult({ count, when: wanted.when, month: fields.monthLabel(), position });
    if (status.textContent !== text) status.textContent = text;
    clear.hidden = isAll;
    status.parentElement?.toggleAttribute('data-empty', !isAll && count === 0);
    keepChoice();
  };

  /** The search folds words, and knows their forms. Without it they fit as they are typed. */
  const learnWords = async (): Promise<void> => {
    hasLearnt = true;
    try {
      ({ fitsText } = await import('./search.ts'));
    } catch (error) {
      console.warn(error);
      return;
    }
    if (!signal.aborted) apply();
  };

  const change = (event?: Event): void => {
    // A month and a button for days are one choice.
    if (event?.target instanceof HTMLSelectElement && event.target.name === 'month') fields.pick('when', '');
    if (event?.target instanceof HTMLInputElement && event.target.name === 'when') fields.pick('month', '');
    const url = new URL(location.href);
    fields.write(url.searchParams);
    replaceAddress(`${url.pathname}${writeSearch(url.searchParams)}${url.hash}`);
    apply();
  };

  const follow = (): void => {
    fields.fill(new URLSearchParams(location.search));
    inPlace(apply);
  };

  if (document.querySelector('form[action="/search/"]')) status.after(elsewhere);
  programme.addEventListener('input', change, { signal });
  clear.addEventListener(
    'click',
    () => {
      fields.clear();
      // The pressed button disappears.
      fields.first()?.focus();
      change();
    },
    { signal },
  );
  // What was chosen before the script came counts as well, unless the address has a choice.
  if (hasChoice(new URLSearchParams(location.search))) follow();
  else change();
  const stopFollowing = onAddressChange(follow);
  return () => {
    leaving.abort();
    stopFollowing();
  };
}

/** Returns the time at the site; that of the visitor where the browser lacks the zone. */
function localNow(timeZone: string | undefined): LocalMoment {
  const now = new Date();
  try {
    return localMoment(now, timeZone ?? 'UTC');
  } catch {
    return localMoment(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  }
}

/** Keeps the state of the entry: the runtime finds the scroll position by it. */
function replaceAddress(address: string): void {
  if (address === `${location.pathname}${location.search}${location.hash}`) return;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Safari allows 100 changes in half a minute: the next one is written again.
  }
}

/** The links to the other pages of the list take the choice along. */
function keepChoice(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-keeps-choice] a');
  // Without the origin, as the page writes them: kept pages are found by their links.
  for (const link of links) link.setAttribute('href', link.pathname + location.search);
}

/** Keeps the view: browsers scroll with their scroll anchor, which may be hidden now. */
function inPlace(change: () => void): void {
  const top = window.scrollY;
  change();
  window.scrollTo({ top, behavior: 'instant' });
}
