import type { CmsAnswer, Hook } from '../../demo/answers/as-wordpress.ts';

/** The answers of a GraphQL server, each kept from the first time it was asked for. */
export interface KeptAnswers {
  readonly hook: Hook;
  /** Drops all kept answers: the content has changed. */
  readonly forget: () => void;
  /** Makes each answer that was ever asked for, of the content as it is now. */
  readonly renew: () => Promise<void>;
}

/** As long as a nonce. */
const keptNonce = '00000000-0000-4000-8000-000000000000';

/** The value of a request that is new each time, so that no cache answers it; the plugin Boardwalk repeats it. */
const nonce = /(?<="nonce":")[\w-]+(?=")/;

/**
 * Lets a server answer from memory what it was asked before, by the text of the request without its nonce: on a real site, making
 * answers is the work of another machine.
 */
export function keepAnswers(): KeptAnswers {
  const kept = new Map<string, CmsAnswer>();
  const makers = new Map<string, () => Promise<CmsAnswer>>();
  let edition = 0;
  // An answer to a request from before an edit may contain the old content: it is sent, but not
  // kept.
  const keep = async (body: string, make: () => Promise<CmsAnswer>): Promise<CmsAnswer> => {
    const before = edition;
    const answer = await make();
    if (edition === before) kept.set(body, answer);
    return answer;
  };
  const hook: Hook = async (request, next) => {
    if (request.method !== 'POST') return next(request);
    const asked = nonce.exec(request.body)?.[0] ?? keptNonce;
    const body = request.body.replace(nonce, keptNonce);
    const make = () => next({ ...request, body });
    makers.set(body, make);
    const { status, text } = kept.get(body) ?? (await keep(body, make));
    return { status, text: text.replaceAll(keptNonce, asked) };
  };
  const renew = async (): Promise<void> => {
    for (const [body, make] of makers) if (!kept.has(body)) await keep(body, make);
  };
  return {
    hook,
    forget: () => {
      edition += 1;
      kept.clear();
    },
    renew,
  };
}
