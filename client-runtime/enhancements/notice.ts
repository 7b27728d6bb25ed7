/** The notice as `generator/files/notice.ts` writes it; empty without one. */
interface NoticeFile {
  readonly text?: string;
  readonly href?: string;
  readonly until?: string;
  readonly version?: string;
}

/** The key of the last dismissed version in the browser's storage. */
const key = 'notice';

/** The longest time of a timer. */
const longestMs = 2 ** 31 - 1;

/**
 * Shows the notice over the page until it ends or the visitor closes it, and remembers that. Once its
 * file is read, the one that the home page has in its html is hidden, whatever the file says.
 */
export function start(region: HTMLElement): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  fetch(region.dataset.address ?? '', { signal })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
    .then((notice: NoticeFile) => {
      region.dataset.read = '';
      const endsIn = Date.parse(notice.until ?? '') - Date.now();
      if (!notice.text || endsIn <= 0 || dismissed() === notice.version) return;
      show(region, notice, signal);
      if (endsIn <= longestMs) {
        const timer = setTimeout(hide, endsIn, region);
        signal.addEventListener('abort', () => clearTimeout(timer));
      }
    })
    // An optional extra: without it the page is complete, and the home page has it in its html.
    .catch(() => {});
  return () => {
    stopping.abort();
    hide(region);
  };
}

function show(region: HTMLElement, { text = '', href, version = '' }: NoticeFile, signal: AbortSignal): void {
  const words = region.querySelector('p');
  const button = region.querySelector('button');
  if (words === null || button === null) return;
  const link = document.createElement('a');
  if (href !== undefined) link.href = href;
  link.textContent = text;
  button.hidden = false;
  region.dataset.shown = '';
  // Screen readers announce what comes into the region.
  words.replaceChildren(href === undefined ? text : link);
  button.addEventListener(
    'click',
    () => {
      hide(region);
      remember(version);
      // The button is gone: otherwise the next Tab would begin at the top.
      document.querySelector('main')?.focus({ preventScroll: true });
    },
    { signal },
  );
  const measuring = new ResizeObserver(() => setRoom(`${region.offsetHeight}px`));
  measuring.observe(region);
  signal.addEventListener('abort', () => measuring.disconnect());
}

function hide(region: HTMLElement): void {
  delete region.dataset.shown;
  region.querySelector('p')?.replaceChildren();
  region.querySelector('button')?.setAttribute('hidden', '');
}

/** Keeps what has the focus, and the end of the page, above the notice. */
function setRoom(height: string): void {
  document.documentElement.style.setProperty('--notice', height);
}

function dismissed(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(version: string): void {
  try {
    localStorage.setItem(key, version);
  } catch {
    // It comes again with the next loaded page.
  }
}
