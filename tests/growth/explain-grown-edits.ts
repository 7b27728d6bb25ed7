import type { ContentChange } from '../../generator/rebuild/change-index.ts';
import { type ExplainInput, explainChanges } from '../../generator/rebuild/explain-changes.ts';

/** Explains a build in which `count` posts were edited: their pages, lists of ten of them each, and files of the whole kind. */
export async function work(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const changes = numbers.map(
    (id): ContentChange => ({ kind: 'post', id, title: `Post ${id}`, what: 'edited' }),
  );
  const used = new Map(
    numbers.map((id) => [`/news/p/post-${id}/`, `post:${id} post?all-cut=:0-4 media:${id}`]),
  );
  for (let id = 0; id < count; id += 10) {
    const shown = numbers.slice(id, id + 10).map((post) => `post:${post}`);
    used.set(`/news/page/${id}/`, ['post?all-cut=:0-4', ...shown].join(' '));
  }
  // They show no post themselves, and may have shifted by any.
  for (const id of numbers) used.set(`/visit/${id}/`, 'post?all-cut=:0-4');
  const remember = (route: string): ExplainInput['after'] =>
    new Map(
      [...used].map(([path, keys]) => [
        path,
        { ...page, fingerprint: { ...fingerprint, route }, used: keys },
      ]),
    );
  const now = '2026-06-01T12:00:00Z';
  const explanations = explainChanges({
    changes,
    files: [],
    before: { now, pages: remember('before') },
    after: remember('after'),
    now,
    // Sorted, as a build has them.
    changed: Array.from(used.keys(), (path) => `${path.slice(1)}index.html`).sort(),
    removed: [],
    lastBuild: 'known',
  });
  return { kept: explanations, told: explanations.flatMap(({ paths }) => [...paths]).join(' ').length };
}

const fingerprint = { template: '', assets: '', layout: '' };
const page = { sha256: '', islands: [], anchors: '' };
