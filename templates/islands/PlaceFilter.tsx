import { askSearch, hasPlainly, inPlace, type Worded } from 'boardwalk/runtime';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { eventDatesWords } from '../../words/site/event-dates-words.ts';
import { placeFilterWords } from '../../words/site/place-filter-words.ts';
import { AccessIcon } from '../components/AccessTags.tsx';
import { classNames } from '../components/class-names.ts';
import shared from '../components/Filter.module.css';
import { Icon } from '../components/Icon.tsx';
import { labelOf } from './gather-pins.ts';
import styles from './PlaceFilter.module.css';
import { clearFields, fieldsIn, useFieldsInAddress, valuesOf } from './use-fields-in-address.ts';

export interface PlaceFilterProps {
  /**
   * The id of the element whose places (`data-kinds`) are filtered. It is outside, so that its html
   * is not repeated in the props.
   */
  readonly listId: string;
  readonly kinds: readonly CountedKind[];
  /** The kinds of access that some of the places have: each is a field of its own. */
  readonly access: readonly CountedAccess[];
  /** The number of all places. */
  readonly count: number;
  /** "page 2 of 5", where these are not all places. */
  readonly position?: string;
}

/**
 * Filters the places of a list by kind, access and words. They are in the address, so that a link or
 * Back leads to the same places. Hidden without script.
 */
export function Island({ listId, kinds, access, count, position }: PlaceFilterProps): ReactNode {
  const search = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');
  const asked = useRef(noWords);
  const filter = useCallback(() => {
    const list = document.getElementById(listId);
    const { kind = '', words = '', ...boxes } = valuesOf(fieldsIn(search.current));
    if (list === null || search.current === null) return;
    const access = Object.keys(boxes).filter((name) => boxes[name] !== '');
    if (words.trim() !== asked.current.words)
      asked.current = ask(words.trim(), asked.current, (answered, asking) => {
        if (asked.current !== asking) return;
        asked.current = answered;
        inPlace(search.current, filter);
      });
    const matches = filterPlaces(list, { kind, access, hasWords: asked.current.fits });
    // Nobody knows yet that nothing fits.
    setStatus(asked.current.isPending && matches.shown === 0 ? '' : sayPlaces(matches, position));
    keepChoice();
  }, [listId, position]);
  const change = useFieldsInAddress(search, filter);
  const clear = () => {
    clearFields(search.current);
    // The pressed button disappears.
    search.current?.querySelector<HTMLElement>('[name="words"]')?.focus();
    change();
  };
  return (
    <search
      ref={search}
      className={classNames(shared.filter, styles.filter, 'needs-script')}
      aria-label={placeFilterWords.search}
      onInput={change}
    >
      {kinds.length === 0 ? null : (
        <fieldset className={shared.chips}>
          <legend className="visually-hidden">{placeFilterWords.kind}</legend>
          <Kind
            value=""
            name={position === undefined ? placeFilterWords.all : placeFilterWords.allOfPage}
            count={count}
          />
          {kinds.map((kind) => (
            <Kind key={kind.name} value={kind.name} {...kind} />
          ))}
        </fieldset>
      )}
      {access.length === 0 ? null : (
        <fieldset className={shared.chips}>
          <legend className="visually-hidden">{eventDatesWords.access}</legend>
          {access.map(({ name, label, count }) => (
            <label key={name}>
              <input type="checkbox" name={name} value="on" />
              <span>
                <AccessIcon name={name} /> {label} <span className={styles.count}>{count}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <label className={shared.words}>
        <span className="visually-hidden">{placeFilterWords.search}</span>
        <Icon name="search" />
        <input type="search" name="words" placeholder={placeFilterWords.search} autoComplete="off" />
      </label>
      <div className={styles.result}>
        <p role="status">{status}</p>
        {status === '' ? null : (
          <button type="button" className={styles.clear} onClick={clear}>
            {position === undefined ? placeFilterWords.showAll : placeFilterWords.showAllOfPage}
          </button>
        )}
      </div>
    </search>
  );
}

interface CountedKind {
  readonly name: string;
  /** Of the name, where it is another than the site's. */
  readonly lang?: string | undefined;
  readonly count: number;
}

interface CountedAccess {
  /** "step-free" */
  readonly name: string;
  readonly label: string;
  readonly count: number;
}

interface KindProps extends CountedKind {
  readonly value: string;
}

function Kind({ value, name, lang, count }: KindProps): ReactNode {
  return (
    <label>
      <input type="radio" name="kind" value={value} defaultChecked={value === ''} />
      <span>
        <span dir="auto" lang={lang}>
          {name}
        </span>{' '}
        <span className={styles.count}>{count}</span>
      </span>
    </label>
  );
}

/** The words of the visitor, with a test for places that have them. */
interface AskedWords {
  readonly words: string;
  readonly fits: (place: Worded) => boolean;
  /** The test is that of the search. */
  readonly isAnswered: boolean;
  /** The search has not answered yet. */
  readonly isPending?: boolean;
}

const noWords: AskedWords = { words: '', fits: () => true, isAnswered: false };

/**
 * Asks the search what words mean. Until it answers, the places of the words before are shown, or those that have the
 * words as they are typed.
 */
function ask(
  words: string,
  before: AskedWords,
  take: (answered: AskedWords, asking: AskedWords) => void,
): AskedWords {
  if (words === '') return noWords;
  const plain = { words, fits: hasPlainly(words), isAnswered: false };
  const asking = { ...(before.isAnswered ? before : plain), words, isPending: true };
  askSearch(words)
    .then((fits) => (fits === undefined ? plain : { words, fits, isAnswered: true }))
    .catch((error: unknown) => {
      console.warn(error);
      return plain;
    })
    .then((answered) => take(answered, asking));
  return asking;
}

interface Wanted {
  readonly kind: string;
  /** All of them. */
  readonly access: readonly string[];
  readonly hasWords: (place: Worded) => boolean;
}

interface Matches {
  readonly shown: number;
  readonly all: number;
}

/** Shows matching places, hides the others and empty groups. */
function filterPlaces(list: HTMLElement, wanted: Wanted): Matches {
  const places = [...list.querySelectorAll<HTMLElement>('[data-kinds]')];
  for (const place of places) place.hidden = !fits(readPlace(place), wanted);
  for (const group of list.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = group.querySelector('[data-kinds]:not([hidden])') === null;
  }
  // A place of several kinds is in the group of its first: with one kind selected, groups would
  // mislead.
  list.toggleAttribute('data-narrowed', wanted.kind !== '');
  showPins(places);
  return { shown: places.filter((place) => !place.hidden).length, all: places.length };
}

/** Says how many places are shown; '' for all. The other pages of a long list may have more that fit. */
export function sayPlaces({ shown, all }: Matches, position: string | undefined): string {
  if (shown === all) return '';
  if (position === undefined)
    return shown > 0 ? placeFilterWords.found({ shown, all }) : placeFilterWords.none;
  return shown > 0
    ? placeFilterWords.foundOnPage({ shown, all, position })
    : placeFilterWords.noneOnPage({ position });
}

/** The links to the other pages of the list take the choice along. */
function keepChoice(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-keeps-choice] a');
  // Without the origin, as the page writes them: kept pages are found by their links.
  for (const link of links) link.setAttribute('href', link.pathname + location.search);
}

/** Hides the pins of hidden places on the still plan; a map that is drawn follows the list by itself. */
function showPins(places: readonly HTMLElement[]): void {
  const shown = new Set(places.filter(({ hidden }) => !hidden).map(({ dataset }) => Number(dataset.place)));
  for (const pin of document.querySelectorAll<HTMLElement>('[data-pins]')) {
    const numbers = (pin.dataset.pins ?? '').split(' ').filter(Boolean).map(Number);
    const left = numbers.filter((number) => shown.has(number));
    if (numbers.length > 0) pin.hidden = left.length === 0;
    pin.textContent = labelOf(left.map((number) => ({ number })));
  }
}

function readPlace(row: HTMLElement): Place {
  const { dataset } = row;
  const id = Number(dataset.id);
  const kinds: unknown = JSON.parse(dataset.kinds ?? '[]');
  const access = dataset.access?.split(' ') ?? [];
  // Without the number on the map: "House 777" is a name.
  const text = () => row.querySelector('a')?.parentElement?.textContent ?? '';
  return { id, kinds: Array.isArray(kinds) ? kinds : [], access, text };
}

interface Place extends Worded {
  readonly kinds: readonly unknown[];
  readonly access: readonly string[];
}

/** Returns true when the place is of the chosen kind, if any, has all of the access and all words. */
export function fits(place: Place, wanted: Wanted): boolean {
  if (wanted.kind !== '' && !place.kinds.includes(wanted.kind)) return false;
  if (!wanted.access.every((name) => place.access.includes(name))) return false;
  return wanted.hasWords(place);
}
