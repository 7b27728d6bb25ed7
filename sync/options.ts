import type { Cdn } from './cdn/cdn.ts';
import type { SyncPhase } from './deploy.ts';
import type { Limits } from './gates.ts';
import type { Deployed } from './records.ts';
import type { Retention } from './unused.ts';

/** The options of a sync and of a rollback. */
export interface SyncOptions {
  readonly limits: Limits;
  readonly retention: Retention;
  readonly cdn?: Cdn | undefined;
  /** Removes up to so many files, whatever the limits say. */
  readonly allowedRemovals?: number | undefined;
  /** Takes over a place with files of others, or with a damaged record. */
  readonly adopts?: boolean;
  /** Goes on without a lock where the store cannot keep one. */
  readonly isWithoutLock?: boolean;
  /** Plans only. */
  readonly isDry?: boolean;
  /** Reads back the whole site first, and then what was sent. */
  readonly checks?: boolean;
  readonly waits?: boolean;
  readonly onWait?: ((holder: string) => void) | undefined;
  /** Called when visitors see this build, whatever fails afterwards; also when they saw it already. */
  readonly onLive?: ((build: LiveBuild) => void) | undefined;
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The commit that is published, as CI names it. */
  readonly commit?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Life of the lock, which is renewed as long as the sync works. */
  readonly leaseMs?: number;
  /** The pause between two looks at the lock of another run. Default: 5 s. */
  readonly pollMs?: number;
}

/** The build that a store shows. */
export interface LiveBuild {
  /** SHA-256 of its manifest's text. */
  readonly digest: string;
  /** The origin of the site; missing in manifests of earlier versions. */
  readonly site?: string;
}

export interface SyncProgress {
  readonly phase: SyncPhase;
  readonly done: number;
  readonly total: number;
}

/** The end of a sync. */
export interface SyncReport {
  readonly target: string;
  /** `current`: the store showed this site already. `planned`: a dry run. */
  readonly outcome: 'published' | 'current' | 'planned';
  /** The number of the deploy that is live; 0 before the first. */
  readonly seq: number;
  /** Names the build of the sync: the SHA-256 of its manifest. */
  readonly build: string;
  /** The origin of the site; missing in manifests of earlier versions. */
  readonly site?: string;
  readonly assets: readonly string[];
  readonly pages: readonly string[];
  readonly removed: readonly string[];
  /** The size of the assets and pages that are listed here. */
  readonly bytes: number;
  readonly kept: number;
  /** Objects that were written again because somebody had changed them. */
  readonly drifted: readonly string[];
  /** Files of the folder that no build has written: they were not published. */
  readonly extra: readonly string[];
  /** The number of old assets and bodies that were removed. */
  readonly pruned: number;
  readonly warnings: readonly string[];
  /** The last deploys, newest first: after a publish with its own. */
  readonly deploys: readonly Deployed[];
}
