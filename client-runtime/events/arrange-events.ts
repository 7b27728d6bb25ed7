import { calendarDay, writeDay } from '../../words/formats/write-day.ts';
import { dayAt, isoDayOf } from '../../words/formats/write-span.ts';
import { eventClockWords } from '../../words/site/event-clock-words.ts';
import { siteFormats } from '../../words/site-formats.ts';
import type { ClockItem } from './clock-item.ts';

/**
 * Removes events that are over from a list, and orders the others by their next dates: in months, where the list has
 * them. A list without any event goes with its section, and a programme says that nothing is announced.
 */
export function arrangeEvents(list: HTMLElement, items: readonly ClockItem[], minute: number): void {
  const gone = items.filter(({ element, isOverAt }) => element.isConnected && isOverAt(minute));
  for (const { element } of gone) rowOf(element).remove();
  const left = items.filter(({ element }) => element.isConnected);
  const programme = list.closest<HTMLElement>('[data-programme]');
  if (left.length === 0) {
    leave(list, programme);
    return;
  }
  const startOf = ({ dateAt }: ClockItem): number => dateAt(minute)?.start ?? 0;
  const sorted = [...left].sort((one, other) => startOf(one) - startOf(other));
  if (list.querySelector('[data-group]') === null) {
    // A chosen event may have been over when the page was made: then it has no times.
    if (isByDate(items) && list.childElementCount === left.length) fill(list, sorted);
  } else {
    groupByMonth(list, sorted, (item) => monthOf(Math.max(startOf(item), minute)));
    hidePast(list.closest('main'), monthOf(minute));
  }
  // The filter counts again.
  if (gone.length > 0) programme?.dispatchEvent(new Event('input'));
}

/** An editor may have chosen another order. */
function isByDate(items: readonly ClockItem[]): boolean {
  const starts = items.map(({ written }) => written?.start ?? 0);
  return starts.every((start, index) => start >= (starts[index - 1] ?? 0));
}

/** A card is in an item of a list, and a row is one. */
function rowOf(element: HTMLElement): HTMLElement {
  return element.closest('li') ?? element;
}

function leave(list: HTMLElement, programme: HTMLElement | null): void {
  if (list.matches('ul')) {
    if (list.childElementCount === 0) list.closest('section')?.remove();
  } else if (programme?.dataset.programme) {
    // Other pages of the list may have events.
    list.replaceChildren();
  } else {
    const none = document.createElement('p');
    none.textContent = eventClockWords.none;
    (programme ?? list).replaceWith(none);
  }
}

function groupByMonth(list: HTMLElement, sorted: readonly ClockItem[], monthIn: (item: ClockItem) => string) {
  const groups = [...list.querySelectorAll<HTMLElement>('[data-group]')];
  const [pattern] = groups;
  const months = [...new Set(sorted.map(monthIn))].sort();
  const wanted = months.flatMap((month) => {
    const group = groups.find(({ dataset }) => dataset.group === month) ?? (pattern && copy(pattern, month));
    const rows = group?.querySelector('ul');
    if (!group || !rows) return [];
    fill(
      rows,
      sorted.filter((item) => monthIn(item) === month),
    );
    group.hidden = rows.querySelector(':scope > :not([hidden])') === null;
    return [group];
  });
  put(list, wanted);
}

/** Makes an empty group for another month. */
function copy(pattern: HTMLElement, month: string): HTMLElement {
  const group = shallow(pattern);
  group.dataset.group = month;
  group.id = `month-${month}`;
  for (const part of pattern.children) if (part instanceof HTMLElement) group.append(shallow(part));
  const [heading] = group.children;
  if (heading) heading.textContent = writeDay(siteFormats.days.month, calendarDay(month), siteFormats);
  return group;
}

function shallow(element: HTMLElement): HTMLElement {
  const made = document.createElement(element.tagName);
  made.className = element.className;
  return made;
}

/** Hides the months that are over from the calendar and the filter of a programme. */
function hidePast(page: HTMLElement | null, present: string): void {
  for (const month of page?.querySelectorAll<HTMLElement>('[data-calendar]') ?? [])
    if ((month.dataset.calendar ?? '') < present) month.remove();
  for (const option of page?.querySelectorAll<HTMLOptionElement>('select[name=month] option') ?? [])
    if (option.value !== '' && option.value < present) option.remove();
}

function fill(list: Element, items: readonly ClockItem[]): void {
  put(
    list,
    items.map(({ element }) => rowOf(element)),
  );
}

/** Moves nothing that is in its place: it may have the focus. */
function put(parent: Element, children: readonly Element[]): void {
  const isSame =
    parent.childElementCount === children.length &&
    children.every((child, index) => parent.children[index] === child);
  if (!isSame) parent.replaceChildren(...children);
}

function monthOf(minute: number): string {
  return isoDayOf(dayAt(minute)).slice(0, 7);
}
