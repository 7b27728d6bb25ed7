import { eventKnowledgeWords } from '../../words/site/event-knowledge-words.ts';
import type { DateOf, ListedEvent } from './fits-event.ts';
import { type FurtherEvent, loadFurther } from './further-events.ts';
import { learnWords, type ReadDates } from './learn-words.ts';
import type { EventItem } from './sift-programme.ts';

/** All that the filter knows besides the rows of its page. */
export interface Knowledge {
  /** The events of the other pages of a list. */
  readonly events: readonly FurtherEvent[];
  /** False where those could not be loaded. */
  readonly isWhole: boolean;
  /** Makes a test for events that have all typed words, with the help of the search. With the focus nothing is typed yet: it folds the texts. */
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
  readonly dateOf: DateOf;
  readonly words: string;
}

interface KnowledgeInput extends ReadDates {
  readonly programme: HTMLElement;
  readonly status: HTMLElement;
  /** Those of the page. */
  readonly items: readonly EventItem[];
}

/** Opens it with the first words, or with the first choice in a list of several pages. */
export async function openKnowledge(input: KnowledgeInput): Promise<Knowledge> {
  const { programme, status, items } = input;
  const hasSearch = document.querySelector('form[action="/search/"]') !== null;
  const isCut = !!programme.dataset.programme;
  const further = isCut ? await loadFurther(programme, items).catch(console.warn) : undefined;
  const search = document.createElement('a');
  if (hasSearch) status.after(search);
  const events = further?.events ?? [];
  return {
    events,
    isWhole: !isCut || further !== undefined,
    learn: async (typed) => {
      const hasAll = await learnWords(typed, hasSearch, input);
      const found = new Set<ListedEvent>([...items, ...events].filter(hasAll));
      return (event) => found.has(event);
    },
    offer: ({ found, here, others, dateOf, words }) => {
      further?.offer(others, dateOf);
      search.hidden = here + others.length > 0 || words === '';
      search.href = `/search/?q=${encodeURIComponent(words)}`;
      search.textContent = eventKnowledgeWords.search({ query: words });
      return others.length === 0 ? found : eventKnowledgeWords.split({ found, here, others: others.length });
    },
  };
}
