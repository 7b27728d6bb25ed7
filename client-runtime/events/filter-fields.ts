import type { Wanted } from './fits-event.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** The keys of the address; `when` is a day's button or a month. */
const keys = ['when', 'free', 'families', 'place', 'q', 'view'] as const;

/** The fields of the filter and of the switch between list and calendar. */
export interface FilterFields {
  readonly read: () => Wanted;
  /** Follows the address; unknown values choose everything. */
  readonly fill: (query: URLSearchParams) => void;
  readonly clear: () => void;
  readonly pick: (name: 'when' | 'month', value: string) => void;
  /** Sets the keys of a query to the choice, and leaves others as they are. */
  readonly write: (query: URLSearchParams) => void;
  /** The words that a list shows for the chosen month. */
  readonly monthLabel: () => string;
  readonly first: () => Field | undefined;
}

/** Reads and writes the fields of a programme by their names. */
export function filterFields(programme: HTMLElement): FilterFields {
  const named = (name: string): readonly Field[] => [
    ...programme.querySelectorAll<Field>(`:is(input, select)[name=${name}]`),
  ];
  const valueIn = (name: string): string =>
    named(name).find((field) => !isBox(field) || field.checked)?.value ?? '';
  const choose = (name: string, value: string): void => {
    const fields = named(name);
    for (const field of fields) {
      if (isBox(field)) field.checked = field.value === value;
      else field.value = value;
      // A list does not have every value that an address may name.
      if (!(field instanceof HTMLSelectElement) || field.selectedIndex >= 0) continue;
      if (name === 'place' && mayBePlace(value)) field.add(optionOf(value));
      else field.value = '';
    }
    const [first] = fields;
    if (first?.type === 'radio' && isBox(first) && fields.every((field) => isBox(field) && !field.checked))
      first.checked = true;
  };
  // The list names the places with the most events, and those of this page.
  const mayBePlace = (key: string): boolean =>
    !!programme.dataset.programme || !!programme.querySelector(`[data-place="${CSS.escape(key)}"]`);
  const chosen = (): Readonly<Record<(typeof keys)[number], string>> => ({
    when: valueIn('month') || valueIn('when'),
    free: valueIn('free'),
    families: valueIn('families'),
    place: valueIn('place'),
    q: valueIn('q').trim(),
    view: valueIn('view') === 'calendar' ? 'calendar' : '',
  });
  return {
    read: () => {
      const { when, free, families, place, q } = chosen();
      return { when, isFree: free !== '', isForFamilies: families !== '', place, words: q };
    },
    fill: (query) => {
      const when = query.get('when') ?? '';
      choose('when', when);
      choose('month', when);
      for (const flag of ['free', 'families']) choose(flag, query.has(flag) ? 'on' : '');
      choose('place', query.get('place') ?? '');
      // Words keep the space that is being typed.
      if (valueIn('q').trim() !== (query.get('q') ?? '')) choose('q', query.get('q') ?? '');
      choose('view', query.get('view') ?? 'list');
    },
    clear: () => {
      for (const name of ['when', 'month', 'free', 'families', 'place', 'q']) choose(name, '');
    },
    pick: choose,
    write: (query) => {
      for (const [key, value] of Object.entries(chosen())) {
        if (value === '') query.delete(key);
        else query.set(key, value === 'on' ? '' : value);
      }
    },
    monthLabel: () => {
      const [month] = named('month');
      return month instanceof HTMLSelectElement ? (month.selectedOptions[0]?.text ?? '') : '';
    },
    first: () => named('when')[0],
  };
}

/** Returns true when an address chooses anything. */
export function hasChoice(query: URLSearchParams): boolean {
  return keys.some((key) => query.has(key));
}

/** Returns a query as people write it: "?when=today&free", without "=" after a mere name. */
export function writeSearch(query: URLSearchParams): string {
  const text = query.toString().replace(/=(?=&|$)/g, '');
  return text === '' ? '' : `?${text}`;
}

/** A place that is known by its key alone: "harbour-lawn". */
function optionOf(key: string): HTMLOptionElement {
  const words = key.replaceAll('-', ' ');
  return new Option(words.charAt(0).toUpperCase() + words.slice(1), key, false, true);
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}
