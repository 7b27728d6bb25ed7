import { clockTexts } from './clock-texts.ts';
import { decodeTimes, type EventTime } from './decode-times.ts';
import { eventState } from './event-state.ts';

/** An event on a page: a card, a row, or the facts on its own page. */
export interface ClockItem {
  /** It is removed when the event is over, with the item of a list around it. */
  readonly element: HTMLElement;
  readonly times: readonly EventTime[];
  /** The date of which the page was made. */
  readonly written: EventTime | undefined;
  /** Returns the date that it is about at a minute. */
  readonly dateAt: (minute: number) => EventTime | undefined;
  readonly isOverAt: (minute: number) => boolean;
  /** Says its state. What is hidden leaves its room where somebody would see the page move. */
  readonly say: (minute: number, isUnseen: boolean) => void;
}

/** Reads the event of an element with `data-times`. */
export function clockItem(element: HTMLElement): ClockItem {
  const times = decodeTimes(element.dataset.times ?? '');
  // The facts of an event speak for its whole page; cards of other events on it have their own times.
  const scope = element.matches('dl') ? element.closest('main') : element;
  const own = (selector: string): readonly HTMLElement[] =>
    [...(scope?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((part) => {
      const near = part.closest('[data-times]');
      return near === null || near === element;
    });
  const parts = own('[data-clock]');
  const offers = own('[data-offer]');
  const marks = own('[data-mark]');
  const written = nextOf(times);
  const dateAt = (minute: number): EventTime | undefined => {
    const state = eventState(times, minute);
    return state.kind === 'over' ? nextOf([...times].reverse()) : state.time;
  };
  const isOverAt = (minute: number): boolean => eventState(times, minute).kind === 'over';
  return {
    element,
    times,
    written,
    dateAt,
    isOverAt,
    say: (minute, isUnseen) => {
      const date = dateAt(minute);
      if (date === undefined) return;
      const texts: Readonly<Record<string, string | undefined>> = {
        ...clockTexts(eventState(times, minute), date, minute),
      };
      for (const part of parts) {
        const text = texts[part.dataset.clock ?? ''];
        if (text !== undefined && part.textContent !== text) part.textContent = text;
        if (part instanceof HTMLTimeElement && date !== written) part.dateTime = localText(date.start);
      }
      for (const mark of marks) mark.hidden = mark.dataset.mark !== date.state;
      const isOver = isOverAt(minute);
      for (const offer of offers) {
        // A link of a web calendar has the date that was next when the page was made.
        const isGone = isOver || (offer.dataset.offer === 'date' && date !== written);
        if (isUnseen) offer.hidden = isGone;
        offer.style.visibility = isGone ? 'hidden' : '';
      }
    },
  };
}

/** Returns the first date that takes place: the page was made of it. */
function nextOf(times: readonly EventTime[]): EventTime | undefined {
  return times.find(({ state }) => state !== 'cancelled') ?? times[0];
}

/** "2026-06-13T19:00" */
function localText(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(0, 16);
}
