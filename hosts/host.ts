import type { RedirectRule } from '../generator/files/redirects.ts';
import type { Problem } from '../generator/problems/problem.ts';
import type { Manifest, SiteFiles } from '../generator/publish/manifest.ts';

/** The part of a manifest that hosts read. */
export interface HostedManifest extends Pick<Manifest, 'headers'> {
  readonly files: SiteFiles;
}

/** All that the rules of a host are made from. */
export interface HostInput {
  readonly manifest: HostedManifest;
  /** Of `_boardwalk/redirects.json`, in their order. */
  readonly rules: readonly RedirectRule[];
  /** The folder of the site on the server, absolute: for hosts that read it from a disk. */
  readonly root: string;
}

export interface HostFile {
  readonly name: string;
  readonly contents: string;
}

/** The files of a host. `problems` names the rules that it cannot have: they are left out. */
export interface HostFiles {
  readonly files: readonly HostFile[];
  readonly problems: readonly Problem[];
}

/** Makes the files of a host. Throws BuildError 'refused' when the site exceeds a limit of it. */
export type Host = (input: HostInput) => HostFiles;
