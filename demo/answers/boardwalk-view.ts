import { createHash } from 'node:crypto';
import { hasCome, toGmt } from '../clock.ts';
import { demoKindNames, demoKinds } from '../kinds.ts';
import type { DemoEntry, DemoFormerAddress, DemoStore } from '../store-types.ts';
import { fieldNamesOf, indexText } from './boardwalk-index.ts';
import { entryById } from './entry-index.ts';
import { isPublic } from './is-public.ts';
import { type PreviewArguments, previewView } from './preview-view.ts';
import type { DemoRequest } from './request.ts';
import { pathOf } from './uri.ts';

const version = '1.1.0';

/** The plugin Boardwalk as the schema's `Boardwalk` answers. */
export function boardwalkView(request: DemoRequest): Readonly<Record<string, unknown>> {
  const { store } = request;
  let known = request.keepsStamp ? keptStamps.get(store) : undefined;
  // Hashing a large store takes longer than the rest of the answer.
  const stamp = (): string => {
    if (known?.edits !== store.edits) known = { edits: store.edits, stamp: stampOf(request) };
    keptStamps.set(store, known);
    return known.stamp;
  };
  return {
    version,
    echo: ({ nonce }: { nonce?: string | null }) => nonce ?? null,
    moment: () => String(process.hrtime.bigint()),
    stamp,
    nextChange: () => nextChangeOf(store),
    kinds: demoKindNames.map((kind) => ({
      kind,
      connection: demoKinds[kind].list,
      fields: fieldNamesOf(kind),
    })),
    conflicts: [],
    plugins: [createHash('sha256').update(pluginNames(request).join()).digest('hex').slice(0, 16)],
    settings: store.pier,
    redirects: () => formerAddresses(store),
    preview: (args: PreviewArguments) => previewView(args, request),
    index: ({ unless }: { unless?: string | null }) => (unless === stamp() ? null : indexText(request)),
  };
}

interface KeptStamp {
  readonly edits: number;
  readonly stamp: string;
}

const keptStamps = new WeakMap<DemoStore, KeptStamp>();

/** Hashes everything that the public can see. */
function stampOf(request: DemoRequest): string {
  const { entries, edits: _, revisions: __, ...rest } = request.store;
  const shown = [pluginNames(request), entries.filter(isPublic), rest];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
}

function pluginNames({ plugins }: DemoRequest): readonly string[] {
  return [
    `Boardwalk ${version}`,
    ...(plugins.seo ? ['Add WPGraphQL SEO 5.0.0'] : []),
    'WPGraphQL 2.5.4',
    'WordPress 6.9',
  ].sort();
}

function nextChangeOf({ entries }: DemoStore): string | null {
  const [next] = entries
    .filter(({ status, date }) => status === 'future' && !hasCome(date))
    .map(({ date }) => toGmt(date))
    .sort();
  return next === undefined ? null : `${next}Z`;
}

/** Leaves out addresses of entries that are not public, and those that a public entry, or a category, has now. */
function formerAddresses(store: DemoStore): readonly object[] {
  const taken = new Set(store.entries.filter(isPublic).map((entry) => pathOf(store, entry)));
  return store.formerAddresses.flatMap(({ entryId, isCategory, slug, uri }: DemoFormerAddress) => {
    if (isCategory) {
      const isTaken = store.categories.some((category) => category.slug === slug);
      return isTaken ? [] : [{ kind: 'category', databaseId: entryId, slug, uri }];
    }
    const entry: DemoEntry | undefined = entryById(store, entryId);
    if (entry === undefined || !isPublic(entry) || taken.has(uri)) return [];
    return [{ kind: entry.kind, databaseId: entryId, slug, uri }];
  });
}
