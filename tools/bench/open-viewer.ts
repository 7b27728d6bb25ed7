import * as z from 'zod';
import { livePaths } from '../../generator/watch/live-paths.ts';

/** Somebody who looks at a page of a watched site. */
export interface Viewer {
  /** Resolves to the bytes that show the next change, as text: the new html, or the new stylesheet of the page that stays. */
  readonly nextChange: () => Promise<string>;
  readonly close: () => void;
}

/** Opens a page and its live channel as a browser does, and does what it is told there. Throws when a page is not there. */
export async function openViewer(url: string, path: string): Promise<Viewer> {
  const leaving = new AbortController();
  const get = async (target: string): Promise<Response> => {
    const response = await fetch(url + target, { signal: leaving.signal });
    if (!response.ok) throw new Error(`${target} is answered with ${response.status}`);
    return response;
  };
  const version = /data-version="([^"]*)"/.exec(await (await get(path)).text())?.[1];
  if (version === undefined) throw new Error(`${path} has no live script`);
  const events = readEvents(await get(`${livePaths.events}?${new URLSearchParams({ path, version })}`));
  // The first message to a page: no failure.
  await events.next();
  /** It is told so again when a build ends, and then shows no change. */
  const nextNews = async (): Promise<Event> => {
    const { value } = await events.next();
    return value.event === 'fixed' ? nextNews() : value;
  };
  return {
    nextChange: async () => {
      const { event, data } = await nextNews();
      if (event === 'reload') return (await get(path)).text();
      if (event !== 'style') throw new Error(`The watch tells of no change but of "${event}": ${data}`);
      const [swap] = swaps.parse(JSON.parse(data));
      return (await get(swap.to)).text();
    },
    close: () => leaving.abort(),
  };
}

const swaps = z.tuple([z.object({ to: z.string() })]);

interface Event {
  readonly event: string;
  readonly data: string;
}

/** The events of a stream. https://html.spec.whatwg.org/multipage/server-sent-events.html */
async function* readEvents({ body }: Response): AsyncGenerator<Event, never> {
  let rest = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const [last = '', ...earlier] = (rest + text).split('\n\n').reverse();
    rest = last;
    for (const lines of earlier.reverse()) {
      const event = /^event: (.*)$/m.exec(lines)?.[1];
      if (event !== undefined) yield { event, data: /^data: (.*)$/m.exec(lines)?.[1] ?? '' };
    }
  }
  throw new Error('The watch closed its live channel');
}
