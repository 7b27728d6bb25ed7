import { localMoment } from '../events/calendar-days.ts';
import { findTime } from '../events/decode-times.ts';
import { filterFields, hasChoice, writeSearch } from '../events/filter-fields.ts';
import { dateOn, fitsWanted, type HasWords, isNarrow, lastMinute } from '../events/fits-event.ts';
import type { Knowledge } from '../events/open-knowledge.ts';
import { sayResult } from '../events/say-result.ts';
import { readItems, siftProgramme } from '../events/sift-programme.ts';
import { wantedDays } from '../events/wanted-days.ts';
import { onAddressChange } from '../public/address.ts';
import { inPlace } from '../public/in-place.ts';
import { hasPlainly } from '../words/has-plainly.ts';

/**
 * Filters the events of the programme around an element by day, price, audience, place and words,
 * in list and calendar. The choice is in the address, so that a link or Back leads to the same
 * events. "Today" is reckoned at the moment of the choice, by the clocks of the site (`data-zone`).
 * With the first choice in a list of several pages the events of the others are loaded, too.
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
  /** "page 2 of 5"; empty where the page has all events. */
  const { programme: position = '' } = programme.dataset;
  let opening: Promise<Knowledge> | undefined;
  let known: Knowledge | undefined;
  let hasFailed = false;
  let asked: string | undefined;
  let hasWords: HasWords = hasPlainly;
  // Once: the document has thousands of elements.
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-keeps-choice] a');

  const apply = (): void => {
    const wanted = fields.read();
    const { when, q: words, view } = wanted;
    const isNew = words !== asked && (words || (position && !known));
    // The list stays for the moment in which the search is asked.
    if (isNew && known) return void learn(words);
    const minute = localMinute(element.dataset.zone);
    const days = wantedDays(when, Math.floor(minute / 1440));
    const dateOf = dateOn(days, minute);
    const fits = fitsWanted(wanted, dateOf, hasWords);
    const here = siftProgramme(programme, items, { fits, days, view });
    const isAll = !isNarrow(wanted);
    const others = isAll ? [] : (known?.events.filter(fits) ?? []);
    const count = here + others.length;
    // Nothing is said before the other pages are known.
    const isSaid = !isAll && (!position || known || hasFailed);
    const month = element.querySelector<HTMLOptionElement>('[name=month] :checked')?.text ?? '';
    const found = isSaid ? sayResult({ count, when, month, position: known?.isWhole ? '' : position }) : '';
    const text = known?.offer({ found, here, others, dateOf, words }) ?? found;
    if (status.textContent !== text) status.textContent = text;
    clear.hidden = isAll;
    status.parentElement?.toggleAttribute('data-empty', !!text && count === 0);
    // The links to the other pages of the list take the choice along. Without the origin, as the page writes them: kept
    // pages are found by their links.
    for (const link of links) link.setAttribute('href', link.pathname + location.search);
    if (!isAll && isNew) learn(words);
  };

  const open = async (words: string): Promise<ReturnType<HasWords> | ''> => {
    opening ??= import('../events/open-knowledge.ts').then(({ openKnowledge }) =>
      openKnowledge({ programme, status, items, findTime, lastMinute }),
    );
    known = await opening;
    return words && known.learn(words);
  };

  /** The search knows forms of words, and what means the same. Without it they fit as they are typed. */
  const learn = async (words: string): Promise<void> => {
    asked = words;
    try {
      const knows = await open(words);
      if (asked !== words) return;
      if (knows) hasWords = () => knows;
    } catch (error) {
      console.warn(error);
      hasFailed = true;
      hasWords = hasPlainly;
    }
    if (!signal.aborted) inPlace(status, apply);
  };

  const change = (event?: Event): void => {
    // A month and a button for days are one choice.
    const { name } = Object(event?.target);
    if (name === 'month') fields.pick('when', '');
    if (name === 'when') fields.pick('month', '');
    const url = new URL(location.href);
    fields.write(url.searchParams);
    const search = writeSearch(url.searchParams);
    const link =
      name === 'month' &&
      programme.querySelector<HTMLAnchorElement>(`a[href$="#month-${fields.read().when}"]`);
    // A month of a list with several pages leads to its page.
    if (link && link.pathname !== url.pathname) {
      link.setAttribute('href', link.pathname + search + link.hash);
      link.click();
      return;
    }
    replaceAddress(url.pathname + search + url.hash);
    apply();
  };

  const follow = (): void => {
    fields.fill(new URLSearchParams(location.search));
    inPlace(status, apply);
  };

  programme.addEventListener('input', change, { signal });
  // Words need the most, which is loaded before the first letter. Their choice says what fails.
  programme
    .querySelector<HTMLElement>('[name=q]')
    ?.addEventListener('focus', () => open(' ').catch(Number), { signal });
  clear.addEventListener(
    'click',
    () => {
      const { view } = fields.read();
      fields.fill(new URLSearchParams(view && { view }));
      // The pressed button disappears.
      programme.querySelector<HTMLElement>('[name=when]')?.focus();
      change();
    },
    { signal },
  );
  // What was chosen before the script came counts as well, unless the address has a choice.
  if (hasChoice(new URLSearchParams(location.search))) follow();
  else change();
  signal.addEventListener('abort', onAddressChange(follow));
  return () => leaving.abort();
}

/** Returns the time at the site; that of the visitor where the browser lacks the zone. */
function localMinute(timeZone = 'UTC'): number {
  const now = new Date();
  try {
    return localMoment(now, timeZone).minute;
  } catch {
    return localMoment(now).minute;
  }
}

/** Keeps the state of the entry: the runtime finds the scroll position by it. */
function replaceAddress(address: string): void {
  if (location.href.endsWith(address)) return;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Safari allows 100 changes in half a minute: the next one is written again.
  }
}
