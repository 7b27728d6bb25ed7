import type { ManifestFile } from '../generator/publish/manifest.ts';
import type { SyncLock } from './lock.ts';
import type { Plan } from './plan.ts';
import type { ReadFile } from './source.ts';
import type { Store } from './store/store.ts';

export type SyncPhase = 'upload' | 'switch' | 'remove' | 'check';

/** A deploy that has passed its gates, until it is live. */
export interface Deploy {
  readonly store: Store;
  readonly lock: SyncLock;
  readonly name: string;
  /** All files of the site that it shows. */
  readonly files: readonly ManifestFile[];
  readonly plan: Plan;
  /** The files that are live. */
  readonly live: readonly ManifestFile[];
  /** Keys of all objects in the store. */
  readonly held: ReadonlySet<string>;
  readonly drifted: ReadonlySet<string>;
  /** False for a store without conditions. */
  readonly hasConditions: boolean;
  readonly read: ReadFile;
  /** One more object was written, copied or removed. */
  readonly onDone: (phase: SyncPhase) => void;
}
