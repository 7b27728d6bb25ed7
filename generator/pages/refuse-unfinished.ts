/** React's mark of a boundary whose content threw, or waits. */
const mark = /<!--\$[!?]-->/;

/**
 * Throws when a part of some html was not rendered: React silently shows the fallback of a
 * <Suspense> boundary instead. Names the island when the part comes after its start.
 */
export function refuseUnfinished(html: string): void {
  const at = html.search(mark);
  if (at === -1) return;
  const [, after] = / data-island="([^"]+)"(?!.* data-island=)/s.exec(html.slice(0, at)) ?? [];
  const where = after === undefined ? '' : `, in the island "${after}"`;
  throw new Error(`A part was not rendered: its <Suspense> boundary failed or waits for data${where}`);
}
