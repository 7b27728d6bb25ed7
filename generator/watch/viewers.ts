import { type OpenPromise, openPromise } from '../util/open-promise.ts';
import type { FailureMessage } from './failure-message.ts';
import { comparePages, formatVersion, type PageVersion } from './page-version.ts';

/** The pages that are open in browsers. */
export interface Viewers {
  /** Adds a page that was opened or reconnected; returns a function for its end. */
  readonly add: (viewer: Viewer) => () => void;
  /** Tells each page that is out of date, and only those. */
  readonly update: () => Promise<void>;
  /** Resolves when reloading pages have loaded, or after a moment: a build would slow them down. */
  readonly untilLoaded: () => Promise<void>;
  /** Shows a failure on every page, or removes it. */
  readonly showFailure: (failure: FailureMessage | null) => void;
  /** The path of the page that was opened last, decoded. */
  readonly findFirst: () => string | undefined;
}

export interface Viewer {
  /** As in its address. */
  readonly path: string;
  /** The version that it shows. */
  readonly version: PageVersion;
  readonly send: (message: LiveMessage) => void;
}

/** One event of the event stream. `id` is the page's version after it. */
export interface LiveMessage {
  readonly event: 'reload' | 'style' | 'failure' | 'fixed';
  readonly data: unknown;
  readonly id?: string;
}

/** The time for a page to reload before the build continues beside it. */
const loadMs = 150;

/** `readVersion` returns the current version of a path. */
export function createViewers(readVersion: (path: string) => Promise<PageVersion>): Viewers {
  const open = new Map<Viewer, PageVersion>();
  // By path. A page that has loaded connects again.
  const loading = new Map<string, OpenPromise<void>>();
  let failure: FailureMessage | null = null;

  const updateOne = async (viewer: Viewer): Promise<void> => {
    const current = await readVersion(viewer.path);
    const shown = open.get(viewer);
    if (shown === undefined) return;
    const update = comparePages(shown, current);
    if (update.action === 'nothing') return;
    open.set(viewer, current);
    if (update.action === 'reload') loading.set(viewer.path, openPromise());
    viewer.send(
      update.action === 'reload'
        ? { event: 'reload', data: null }
        : { event: 'style', data: update.swaps, id: formatVersion(current) },
    );
  };
  const tellOfFailure = ({ send }: Viewer): void => {
    send(failure === null ? { event: 'fixed', data: null } : { event: 'failure', data: failure });
  };

  return {
    add: (viewer) => {
      open.set(viewer, viewer.version);
      loading.get(viewer.path)?.resolve();
      tellOfFailure(viewer);
      return () => open.delete(viewer);
    },
    update: async () => {
      loading.clear();
      await Promise.all([...open.keys()].map(updateOne));
    },
    untilLoaded: async () => {
      const moment = openPromise<void>();
      const timer = setTimeout(moment.resolve, loadMs);
      const loaded = Promise.all([...loading.values()].map(({ promise }) => promise));
      await Promise.race([moment.promise, loaded]);
      clearTimeout(timer);
    },
    showFailure: (shown) => {
      failure = shown;
      for (const viewer of open.keys()) tellOfFailure(viewer);
    },
    findFirst: () => decodePath([...open.keys()].at(-1)?.path ?? ''),
  };
}

/** Decodes a path as routes have it; undefined for an invalid one. */
function decodePath(path: string): string | undefined {
  try {
    return path === '' ? undefined : decodeURIComponent(path).normalize('NFC');
  } catch {
    return undefined;
  }
}
