import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type CmsReply, type CmsRequest, cmsReply } from './cms-messages.ts';
import type { ProjectCopy } from './project-copy.ts';

/** The demo CMS in a process of its own: it and what is measured share the machine, but no event loop. */
export interface BenchCms {
  readonly endpoint: string;
  /** Of the post that is edited. */
  readonly slug: string;
  /** Gives a post in the middle of the archive another title. */
  readonly editPost: (title: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the CMS with so many generated posts. */
export async function startCms(copy: ProjectCopy, posts: number): Promise<BenchCms> {
  const child = fork(copy.script('cms-process'), [path.join(copy.root, 'demo'), String(posts)], {
    // In development, GraphQL checks every value once more.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const reply = async (): Promise<CmsReply> => {
    const [message] = await Promise.race([once(child, 'message'), ended.then(stopped)]);
    return cmsReply.parse(message);
  };
  const started = await reply();
  if (!('endpoint' in started)) throw new Error('The CMS process did not tell its endpoint');
  return {
    ...started,
    editPost: async (title) => {
      child.send({ title } satisfies CmsRequest);
      await reply();
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
