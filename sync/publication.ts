import type { SiteFiles } from '../generator/publish/manifest.ts';
import type { Live } from './records.ts';
import type { ReadFile } from './source.ts';

/** A site that is to go live: of a folder, or of a former deploy. */
export interface Publication {
  /** SHA-256 of the manifest's text. */
  readonly digest: string;
  readonly site?: string;
  readonly moment?: string;
  readonly files: SiteFiles;
  readonly extra: readonly string[];
  readonly read: ReadFile;
  /** The deploy that a rollback brings back: nothing of it can be uploaded. */
  readonly rollbackTo?: number;
  /** Throws BuildError 'refused' when it may not take the place of what is live. */
  readonly check: (live: Live | null) => void;
}
