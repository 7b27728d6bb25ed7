import { demoEditor } from './editor.ts';
import { entryById } from './entry-index.ts';
import { entryView } from './entry-view.ts';
import type { DemoRequest } from './request.ts';

export interface PreviewArguments {
  readonly kind?: string | null;
  readonly entry?: number | null;
  readonly revision?: number | null;
  readonly user?: number | null;
}

/** One entry for its editor, as the schema's `BoardwalkPreview` answers; null for everybody else. */
export function previewView(
  { kind, entry: id, revision: revisionId, user }: PreviewArguments,
  request: DemoRequest,
): Readonly<Record<string, unknown>> | null {
  const { store, isEditor } = request;
  if (!isEditor) return null;
  const entry = entryById(store, id ?? 0);
  if (entry === undefined || entry.status === 'trash') return { refusal: 'gone' };
  if (entry.kind !== kind) return { refusal: 'kind' };
  if (user !== demoEditor.databaseId) return { refusal: 'user' };
  const shown = { user: demoEditor.name, entry: entryView(entry, request) };
  if (revisionId == null) return shown;
  const revision = store.revisions.find((candidate) => candidate.id === revisionId);
  if (revision === undefined) return { refusal: 'revision' };
  if (revision.entryId !== entry.id) return { refusal: 'foreign' };
  const revised = {
    ...entryView(Object.assign({ ...entry }, revision.changes), request),
    databaseId: revisionId,
  };
  return { ...shown, revision: revised };
}
