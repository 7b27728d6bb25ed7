import type { ManifestFile, SiteFiles } from '../generator/publish/manifest.ts';
import type { SyncLock } from './lock.ts';
import type { Plan } from './plan.ts';
import type { ReadFile } from './source.ts';
import type { StoreListing } from './store/listing.ts';
import type { Store } from './store/store.ts';

export type SyncPhase = 'upload' | 'switch' | 'remove' | 'check';

/** A deploy that has passed its gates, until it is live. */
export interface Deploy {
  readonly store: Store;
  readonly lock: SyncLock;
  readonly name: string;
  /** All files of the site that it shows. */
  readonly files: SiteFiles;
  readonly plan: Plan;
  /** The files that are live. */
  readonly live: SiteFiles;
  /** Keys of all objects in the store. */
  readonly held: Pick<StoreListing, 'has'>;
  readonly drifted: ReadonlySet<string>;
  readonly bodies: Bodies;
  /** False for a store without conditions. */
  readonly hasConditions: boolean;
  readonly read: ReadFile;
  /** One more object was written, copied or removed. */
  readonly onDone: (phase: SyncPhase) => void;
}

/** Pages whose bytes the store has to hold before the switch: one for each body. */
export interface Bodies {
  /** Pages that are switched by a copy, and whose bytes are not there yet. */
  readonly waiting: readonly ManifestFile[];
  /** Live pages that will be replaced or removed. A rollback needs their bytes; an attempt may have replaced some. */
  readonly endangered: readonly ManifestFile[];
}
