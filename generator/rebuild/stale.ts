/** The inputs that a rebuild must read again. */
export interface Stale {
  readonly content: boolean;
  readonly templates: boolean;
  /** The browser's scripts. */
  readonly client: boolean;
  /** The files of `public/`. */
  readonly files: boolean;
}

export const nothingStale: Stale = { content: false, templates: false, client: false, files: false };

export const allStale: Stale = { content: true, templates: true, client: true, files: true };

/** Joins what is stale in either. */
export function joinStale(one: Stale, other: Stale): Stale {
  return {
    content: one.content || other.content,
    templates: one.templates || other.templates,
    client: one.client || other.client,
    files: one.files || other.files,
  };
}

export function isAnyStale({ content, templates, client, files }: Stale): boolean {
  return content || templates || client || files;
}
