import type { Plugin } from 'graphql-yoga';

/** The answers of a GraphQL server, each kept from the first time it was asked for. */
export interface KeptAnswers {
  readonly plugin: Plugin;
  /** Drops all kept answers: the content has changed. */
  readonly forget: () => void;
  /** Makes each answer that was ever asked for, of the content as it is now. */
  readonly renew: () => Promise<void>;
}

/** As long as a nonce. */
const keptNonce = '00000000-0000-4000-8000-000000000000';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The value of a request that is new each time, so that no cache answers it; the plugin Boardwalk repeats it. */
const nonce = /(?<="nonce":")[\w-]+(?=")/;

/**
 * Lets a server answer from memory what it was asked before, by the text of the request without its nonce: on a real site, making
 * answers is the work of another machine.
 */
export function keepAnswers(): KeptAnswers {
  const kept = new Map<string, Answer>();
  const makers = new Map<string, () => Promise<Answer>>();
  let edition = 0;
  // An answer to a request from before an edit may contain the old content: it is sent, but not
  // kept.
  const keep = async (body: string, make: () => Promise<Answer>): Promise<Answer> => {
    const before = edition;
    const answer = await make();
    if (edition === before) kept.set(body, answer);
    return answer;
  };
  const plugin: Plugin = {
    onRequest: ({ fetchAPI, requestHandler, setRequestHandler }) =>
      setRequestHandler(async (request, context) => {
        if (request.method !== 'POST') return requestHandler(request, context);
        const { url, headers } = request;
        const typed = await request.text();
        const asked = nonce.exec(typed)?.[0] ?? keptNonce;
        const body = typed.replace(nonce, keptNonce);
        const make = async (): Promise<Answer> => {
          const sent = new fetchAPI.Request(url, { method: 'POST', headers, body });
          // A copy: what the server notes in a context, the result before its text, would be held as long as this is.
          return readAnswer(await requestHandler(sent, { ...context }));
        };
        makers.set(body, make);
        const { status, headers: given, text } = kept.get(body) ?? (await keep(body, make));
        return new fetchAPI.Response(text.replaceAll(keptNonce, asked), { status, headers: { ...given } });
      }),
  };
  const renew = async (): Promise<void> => {
    for (const [body, make] of makers) if (!kept.has(body)) await keep(body, make);
  };
  return {
    plugin,
    forget: () => {
      edition += 1;
      kept.clear();
    },
    renew,
  };
}

async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), text: await response.text() };
}
