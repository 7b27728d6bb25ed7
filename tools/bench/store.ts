import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ProjectCopy } from './project-copy.ts';
import { type StoreCounts, storeCounts, storeStart } from './store-messages.ts';

/** An empty bucket in a process of its own. */
export interface BenchStore {
  readonly address: string;
  /** The environment of a client. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns the requests since the last call. */
  readonly takeCounts: () => Promise<StoreCounts>;
  /** Removes all objects. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startStore(copy: ProjectCopy): Promise<BenchStore> {
  const child = fork(copy.script('store-process'));
  const ended = once(child, 'exit');
  const reply = async (): Promise<unknown> => {
    const [message] = await Promise.race([once(child, 'message'), ended.then(stopped)]);
    return message;
  };
  const ask = async (request: 'count' | 'clear'): Promise<StoreCounts> => {
    child.send(request);
    return storeCounts.parse(await reply());
  };
  const { endpoint, accessKeyId, secretAccessKey } = storeStart.parse(await reply());
  return {
    address: 's3://bench/',
    env: {
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
    takeCounts: () => ask('count'),
    clear: async () => void (await ask('clear')),
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function stopped(): never {
  throw new Error('The process of the store ended before it answered');
}
