import type { KeyObject } from 'node:crypto';
import pLimit from 'p-limit';
import type { Problem } from '../problems/problem.ts';
import { type RawStore, StoreFailure } from './raw-store.ts';
import { seal, unseal } from './sealed-value.ts';
import type { StoreKeys } from './store-keys.ts';

/**
 * Values of a site's work that several processes share, by names of the form
 * `<kind>/<sha256 of the inputs>`. Only signed values are returned. No method rejects for a store
 * that fails: `failure` tells it, and the work is done here.
 */
export interface WorkStore {
  /** As the user wrote it, for messages. */
  readonly location: string;
  /** True without the private key: nothing is written. */
  readonly isReadOnly: boolean;
  /**
   * Resolves to undefined for a missing or refused value, or when the store does not answer. A
   * refused one is named in `takeProblems`, and the next `save` replaces it.
   */
  readonly load: (name: string) => Promise<Buffer | undefined>;
  /** Resolves to true for a value that is there, unverified; to false when the store fails. */
  readonly has: (name: string) => Promise<boolean>;
  /** Stores a value once: one that is there stays, unless it was refused. */
  readonly save: (name: string, value: Uint8Array) => Promise<void>;
  /** Refuses a loaded value that cannot be read. `reason` continues "is not used: ". */
  readonly refuse: (name: string, reason: string) => void;
  /**
   * The first failure; undefined while the store works. One that is full, or refuses to be written,
   * is still read.
   */
  readonly failure: () => StoreFailure | undefined;
  /** Returns the refused values and the failures since the last call, in an order without chance. */
  readonly takeProblems: () => readonly Problem[];
}

export interface WorkStoreOptions {
  readonly raw: RawStore;
  readonly keys: StoreKeys;
  /** Milliseconds for one value; a store that takes longer is not used any more. */
  readonly deadlineMs: number;
}

type Doing = 'read' | 'written';

const namePattern = /^[a-z]+\/[0-9a-f]{64}$/;

/** Values that are read or written at the same time: they are held in memory. */
const concurrency = 16;

/** Opens a store. Sends nothing yet. */
export function openWorkStore({ raw, keys, deadlineMs }: WorkStoreOptions): WorkStore {
  const { publicKey, privateKey } = keys;
  // The first answer is waited for alone: a disk that hangs would hold all threads of the process.
  const limit = pLimit(1);
  /** The versions of loaded values, and of refused ones. */
  const loaded = new Map<string, string>();
  const refused = new Map<string, string>();
  /** Nothing more is sent after the one, and nothing more is written after the other. */
  let stopped: StoreFailure | undefined;
  let unwritable: StoreFailure | undefined;
  /** By message: a value that is asked for twice is named once. */
  const problems = new Map<string, Problem>();
  const tell = (problem: Problem): void => void problems.set(problem.message, problem);

  const refuse = (name: string, version: string, reason: string): void => {
    refused.set(name, version);
    tell(refusedProblem(name, reason, raw.location));
  };

  const fail = (error: StoreFailure, doing: Doing): void => {
    if (stopped !== undefined || (doing === 'written' && unwritable !== undefined)) return;
    if (doing === 'written' && error.kind !== 'unanswered') unwritable = error;
    else stopped = error;
    tell(failureProblem(error, doing, raw.location));
  };

  /** After a failure nothing more of its sort is sent: the rest of the work would wait as long. */
  const attempt = <Result>(doing: Doing, request: () => Promise<Result>): Promise<Result | undefined> =>
    limit(async () => {
      if (stopped !== undefined || (doing === 'written' && unwritable !== undefined)) return undefined;
      try {
        const answer = await withDeadline(request(), deadlineMs);
        limit.concurrency = concurrency;
        return answer;
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        fail(error, doing);
        return undefined;
      }
    });

  const write = (name: string, value: Uint8Array, key: KeyObject): Promise<unknown> =>
    attempt('written', () => raw.write(name, seal(name, value, key), { over: refused.get(name) }));

  return {
    location: raw.location,
    isReadOnly: privateKey === undefined,
    load: async (name) => {
      checkName(name);
      if (refused.has(name)) return undefined;
      const object = await attempt('read', () => raw.read(name));
      if (object === undefined) return undefined;
      const result = 'bytes' in object ? unseal(name, object.bytes, publicKey) : object;
      if ('value' in result) {
        loaded.set(name, object.version);
        return result.value;
      }
      refuse(name, object.version, result.refused);
      return undefined;
    },
    has: async (name) => {
      checkName(name);
      return (await attempt('read', () => raw.has(name))) ?? false;
    },
    save: async (name, value) => {
      checkName(name);
      if (privateKey === undefined) return;
      await write(name, value, privateKey);
      refused.delete(name);
    },
    refuse: (name, reason) => refuse(name, loaded.get(name) ?? '', reason),
    failure: () => stopped ?? unwritable,
    takeProblems: () => {
      const taken = [...problems.values()].sort((a, b) => (a.message < b.message ? -1 : 1));
      problems.clear();
      return taken;
    },
  };
}

/** Names become paths and keys: a name of another form is a bug. */
function checkName(name: string): void {
  if (!namePattern.test(name)) throw new Error(`The store has no values with the name ${name}`);
}

async function withDeadline<Result>(answer: Promise<Result>, deadlineMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const hint = 'Find out why the store is slow.';
      reject(new StoreFailure('unanswered', `it did not answer within ${deadlineMs} ms`, hint));
    }, deadlineMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function refusedProblem(name: string, reason: string, location: string): Problem {
  return {
    message: `The stored value ${name} is not used: ${reason}. It is made again`,
    cause: reason,
    hint: `Find out who else can write to ${location}, or remove the value.`,
  };
}

function failureProblem({ message, hint }: StoreFailure, doing: Doing, location: string): Problem {
  return {
    message: `The store ${location} cannot be ${doing}: ${message}. The work goes on without it`,
    hint,
  };
}
