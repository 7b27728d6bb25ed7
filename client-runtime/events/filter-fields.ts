type Field = HTMLInputElement | HTMLSelectElement;

/** The keys of the address; `when` is a day's button or a month. */
const keys = ['when', 'free', 'families', 'place', 'q', 'view'] as const;

/** The choice of a visitor, as in the address; an empty text is any, and "on" a box with a tick. */
export type Wanted = Readonly<Record<(typeof keys)[number], string>>;

/** The fields of the filter and of the switch between list and calendar. */
export interface FilterFields {
  readonly read: () => Wanted;
  /** Follows the address; unknown values choose everything. */
  readonly fill: (query: URLSearchParams) => void;
  readonly pick: (name: 'when' | 'month', value: string) => void;
  /** Sets the keys of a query to the choice, and leaves others as they are. */
  readonly write: (query: URLSearchParams) => void;
}

/** Reads and writes the fields of a programme by their names. */
export function filterFields(programme: HTMLElement): FilterFields {
  // Read once: a query that finds nothing would pass through all rows and days.
  const all = [...programme.querySelectorAll<Field>('[name]')];
  const valueIn = (name: string): string =>
    all.find((field) => field.name === name && (!isBox(field) || field.checked))?.value.trim() ?? '';
  const choose = (name: string, value: string): void => {
    const fields = all.filter((field) => field.name === name);
    for (const field of fields) {
      if (isBox(field)) field.checked = field.value === value;
      // Words keep the space that is being typed.
      else if (field.value.trim() !== value) field.value = value;
      // A list does not have every value that an address may name.
      if (!('selectedIndex' in field) || field.selectedIndex >= 0) continue;
      if (name === 'place' && mayBePlace(value)) field.add(optionOf(value));
      else field.value = '';
    }
    const [first] = fields;
    if (first?.type === 'radio' && isBox(first) && !valueIn(name)) first.checked = true;
  };
  // The list names the places with the most events, and those of this page.
  const mayBePlace = (key: string): boolean =>
    !!programme.dataset.programme || !!programme.querySelector(`[data-place="${CSS.escape(key)}"]`);
  const read = (): Wanted => ({
    when: valueIn('month') || valueIn('when'),
    free: valueIn('free'),
    families: valueIn('families'),
    place: valueIn('place'),
    q: valueIn('q'),
    view: valueIn('view').replace('list', ''),
  });
  return {
    read,
    fill: (query) => {
      for (const key of keys) choose(key, query.get(key) || (query.has(key) ? 'on' : ''));
      choose('month', query.get('when') ?? '');
    },
    pick: choose,
    write: (query) => {
      for (const [key, value] of Object.entries(read())) {
        if (value) query.set(key, value === 'on' ? '' : value);
        else query.delete(key);
      }
    },
  };
}

/** Returns true when an address chooses anything. */
export function hasChoice(query: URLSearchParams): boolean {
  return keys.some((key) => query.has(key));
}

/** Returns a query as people write it: "?when=today&free", without "=" after a mere name. */
export function writeSearch(query: URLSearchParams): string {
  const text = query.toString().replace(/=(?=&|$)/g, '');
  return text && `?${text}`;
}

/** A place that is known by its key alone: "harbour-lawn". */
function optionOf(key: string): HTMLOptionElement {
  const words = key.replaceAll('-', ' ');
  return new Option(words.charAt(0).toUpperCase() + words.slice(1), key, false, true);
}

function isBox(field: Field): field is HTMLInputElement {
  return /radio|checkbox/.test(field.type);
}
