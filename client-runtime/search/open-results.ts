import { searchWords } from '../../words/site/search-words.ts';
import { askIndex } from './ask-index.ts';
import { foldText } from './fold-text.ts';
import { followKeys } from './follow-keys.ts';
import type { Hits } from './hits-in.ts';
import { make } from './make-element.ts';
import { renderHits } from './render-hits.ts';
import { encodeWord } from './words/encode-word.ts';
import { onWords, readWords, writeWords } from './words-in-address.ts';

const pauseMs = 150;
const mostWords = 8;

/** Below the header there is room for a few; the search page has a button for more. */
const inHeader = 6;
const onPage = 10;
const atMost = 100;

/** Fields of this document so far: a page may have one besides the header's. */
let fields = 0;

/**
 * Shows results below the search field of an element while a visitor types, and says how many there
 * are. In the header the results are a listbox; on the search page the address keeps the words.
 * Without it the form leads to the search page.
 */
export function openResults(search: HTMLElement): void {
  const form = search.querySelector('form');
  const field = search.querySelector('input');
  if (!form || !field) return;
  const isPage = search.dataset.search === 'page';
  const besides = search.querySelectorAll<HTMLElement>('[data-often], [data-browse]');
  const [often] = besides;
  const status = Object.assign(make('p'), { role: 'status' });
  fields += 1;
  const list = Object.assign(make('div'), { id: `hits${fields}` });
  form.parentElement?.after(make('div', status, list));

  let pause: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;
  const put = (text: string, ...shown: HTMLElement[]): void => {
    status.textContent = text;
    list.replaceChildren(...shown);
    keys?.update();
  };
  const close = (): void => {
    // Results that are on their way come too late.
    clearTimeout(pause);
    newest += 1;
    put('');
  };
  const keys = isPage ? undefined : followKeys({ field, list, close });
  const show = async (most = isPage ? onPage : inHeader): Promise<void> => {
    newest += 1;
    const turn = newest;
    const say = (text: string, ...shown: HTMLElement[]): void => {
      if (turn === newest) put(text, ...shown);
    };
    const words = foldText(field.value).slice(0, mostWords);
    if (isPage) writeWords(field.value);
    for (const part of besides) part.hidden = words.length > 0;
    // One letter begins a fifth of all words, but one character may be a word of Chinese.
    if (words.every((word) => encodeWord(word).length < 2)) return say('');
    try {
      const hits = await askIndex(words, most);
      const { count } = hits;
      if (often && turn === newest) often.hidden = count > 0;
      const more = Object.assign(make('button', searchWords.more), { type: 'button', onclick: showMore });
      say(
        sayHits(hits, field.value.trim()),
        ...renderHits(hits, isPage ? undefined : list.id),
        ...(isPage && most < Math.min(count, atMost) ? [more] : []),
      );
    } catch {
      say(navigator.onLine ? searchWords.failed : searchWords.offline);
      addEventListener('online', () => turn === newest && show(), { once: true });
    }
  };
  const showMore = async (): Promise<void> => {
    await show(atMost);
    list.querySelector('a')?.focus();
  };

  // Only a head start for the directory: words ask again, and report what failed.
  askIndex([], 0).catch(() => {});
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(show, pauseMs);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(pause);
    if (isPage) show();
    else visit(search, `${form.action}?q=${encodeURIComponent(field.value)}`);
  });
  if (!isPage) {
    // The words belong to the page that they were typed on, until one of the results is opened.
    list.addEventListener('click', () => {
      field.value = '';
    });
    const showAgain = (): void => void (field.value && show());
    field.addEventListener('focus', showAgain);
    showAgain();
    return;
  }
  const follow = (typed = ''): void => {
    field.value = readWords() ?? typed;
    show();
  };
  onWords(search, follow);
  // Words that were typed before the script came count, unless the address has others.
  follow(field.value);
  search.dataset.started = '';
}

/** Says how many hits there are, and what they are instead of what was asked. */
function sayHits({ count, rows, corrected, missingIn }: Hits, query: string): string {
  const [slip] = corrected;
  if (count === 0) return searchWords.none({ query });
  if (slip) return searchWords.instead({ typed: slip[0], word: slip[1] });
  const isPartly = rows.every(([id]) => missingIn(id)[0]);
  return isPartly ? searchWords.partly({ query }) : searchWords.found({ count, query });
}

/** Follows a link: the page is visited as by a click. */
function visit(search: HTMLElement, href: string): void {
  const link = Object.assign(make('a'), { href });
  search.append(link);
  link.click();
  link.remove();
}
