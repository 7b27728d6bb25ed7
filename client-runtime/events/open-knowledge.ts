import { eventKnowledgeWords } from '../../words/site/event-knowledge-words.ts';
import type { EventTime } from './decode-times.ts';
import type { ListedEvent, lastMinute } from './fits-event.ts';
import { type FurtherEvent, loadFurther } from './further-events.ts';
import { learnWords } from './learn-words.ts';
import type { EventItem } from './sift-programme.ts';

/** All that the filter knows besides the rows of its page. */
export interface Knowledge {
  /** The events of the other pages of a list. */
  readonly events: readonly FurtherEvent[];
  /** False where those could not be loaded. */
  readonly isWhole: boolean;
  /** Makes a test for events that have all typed words, with the help of the search. */
  readonly learn: (typed: string) => Promise<(event: ListedEvent) => boolean>;
  /** Offers what else there is for a choice, and returns the sentence for it. */
  readonly offer: (result: FoundEvents) => string;
}

interface FoundEvents {
  /** "55 events" */
  readonly found: string;
  /** The number of those on this page. */
  readonly here: number;
  readonly others: readonly FurtherEvent[];
  /** Returns true for a date that is asked for. */
  readonly isWanted: (date: EventTime) => boolean;
  readonly words: string;
}

interface KnowledgeInput {
  readonly programme: HTMLElement;
  readonly status: HTMLElement;
  /** Those of the page. */
  readonly items: readonly EventItem[];
  /** Given, since a module of both scripts would be one more request for every list. */
  readonly datesIn: (times: string) => ListedEvent['dates'];
  readonly lastMinute: typeof lastMinute;
}

/** Opens it with the first words, or with the first choice in a list of several pages. */
export async function openKnowledge({
  programme,
  status,
  items,
  datesIn,
  lastMinute,
}: KnowledgeInput): Promise<Knowledge> {
  const hasSearch = document.querySelector('form[action="/search/"]') !== null;
  const isCut = !!programme.dataset.programme;
  const further = isCut ? await loadFurther(programme, { items, datesIn }).catch(console.warn) : undefined;
  const search = document.createElement('a');
  if (hasSearch) status.after(search);
  return {
    events: further?.events ?? [],
    isWhole: !isCut || further !== undefined,
    learn: (typed) => learnWords(typed, hasSearch, lastMinute),
    offer: ({ found, here, others, isWanted, words }) => {
      further?.offer(others, isWanted);
      search.hidden = here + others.length > 0 || words === '';
      search.href = `/search/?q=${encodeURIComponent(words)}`;
      search.textContent = eventKnowledgeWords.search({ query: words });
      return others.length === 0 ? found : eventKnowledgeWords.split({ found, here, others: others.length });
    },
  };
}
