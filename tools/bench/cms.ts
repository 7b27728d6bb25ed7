import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Shape } from '../../demo/large-site/shapes.ts';
import { type CmsReply, type CmsRequest, cmsReply, type RequestCounts } from './cms-messages.ts';
import type { ProjectCopy } from './project-copy.ts';

/** The demo CMS in a process of its own: it and what is measured share the machine, but no event loop. */
export interface BenchCms {
  readonly endpoint: string;
  /** Of the post that is edited. */
  readonly slug: string;
  /** Gives a post in the middle of the archive another title. Answers are made again when they are asked for next. */
  readonly editPost: (title: string) => Promise<void>;
  /** Makes ready all that was ever asked for, so that the next process waits for no answer. */
  readonly renewAnswers: () => Promise<void>;
  /** Returns the number of requests since the last call. */
  readonly takeCounts: () => Promise<RequestCounts>;
  readonly close: () => Promise<void>;
}

export interface CmsContent {
  readonly shape: Shape;
  /** The number of generated entries. */
  readonly entries: number;
  /** Entries besides, which the CMS has not in memory: each is like one of the generated ones. Default: none. */
  readonly further?: number;
}

/** Starts the CMS with so many generated entries. */
export async function startCms(
  copy: ProjectCopy,
  { shape, entries, further = 0 }: CmsContent,
): Promise<BenchCms> {
  const child = fork(
    copy.script('cms-process'),
    [path.join(copy.root, 'demo'), shape, String(entries), String(further)],
    // In development, GraphQL checks every value once more.
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  const ended = once(child, 'exit');
  const reply = async (): Promise<CmsReply> => {
    const [message] = await Promise.race([once(child, 'message'), ended.then(stopped)]);
    return cmsReply.parse(message);
  };
  const ask = (request: CmsRequest): Promise<CmsReply> => {
    child.send(request);
    return reply();
  };
  const started = await reply();
  if (!('endpoint' in started)) throw new Error('The CMS process did not tell its endpoint');
  return {
    ...started,
    editPost: async (title) => void (await ask({ title })),
    renewAnswers: async () => void (await ask({ renew: true })),
    takeCounts: async () => {
      const told = await ask({ count: true });
      if (!('counts' in told)) throw new Error('The CMS process did not tell how often it was asked');
      return told.counts;
    },
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function stopped(): never {
  throw new Error('The CMS process ended before it answered');
}
