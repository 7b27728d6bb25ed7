import type { StoreKind } from './cookies.ts';
import { nameOf, readCookie, writeCookie } from './cookies.ts';

/** A value that is in memory, and the lifetime of its cookie. */
interface Held {
  readonly value: string;
  readonly hours: number;
}

/** Keys with their values, null for a removed one; `ask` for those of the other tabs. */
type Message = readonly (readonly [string, Held | null])[] | 'ask';

/** The values that this page has set, or taken out of their cookies. */
export interface CookieMemory {
  readonly values: Map<string, Held>;
  /** Tells the other tabs what has changed. */
  readonly tell: (message: Message) => void;
}

const hourMs = 3_600_000;

/** Other tabs that are visible answer within this time. Those that are hidden have written cookies. */
const answerMs = 100;

/**
 * Opens the memory of a kind: writes all to cookies when the page is left or hidden, and has the
 * same values as the memories of other tabs.
 */
export async function openCookieMemory({
  page,
  kind,
  now,
}: {
  readonly page: Document;
  readonly kind: StoreKind;
  readonly now: () => number;
}): Promise<CookieMemory> {
  const values = new Map<string, Held>();

  const writeAll = (): void => {
    for (const [key, { value, hours }] of values) {
      const name = nameOf(kind, key);
      writeCookie(page, name, { value, expires: kind === 'local' ? now() + hours * hourMs : undefined });
      // In its cookie, another tab may change it; blocked or too long, it stays here.
      if (readCookie(page, name) === value) values.delete(key);
    }
  };
  addEventListener('pagehide', writeAll);
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') writeAll();
  });

  // Safari before 15.4 has none: there, two windows side by side do not see each other's values.
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`boardwalk-${kind}`) : undefined;
  const tell = (message: Message): void => channel?.postMessage(message);
  if (channel) {
    await new Promise<unknown>((resolve) => {
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data === 'ask') {
          if (values.size > 0) tell([...values]);
          return;
        }
        for (const [key, held] of data) {
          if (held) values.set(key, held);
          else values.delete(key);
        }
        resolve(undefined);
      };
      tell('ask');
      setTimeout(resolve, answerMs);
    });
    // Back from the Back/Forward cache, where nobody told it anything.
    addEventListener('pageshow', ({ persisted }) => persisted && tell('ask'));
  }
  return { values, tell };
}
