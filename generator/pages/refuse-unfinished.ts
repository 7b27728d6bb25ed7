/** React's marks for a boundary whose content threw, or waits. */
const marks = ['<!--$!-->', '<!--$?-->'];

/**
 * Throws when a part of some html was not rendered: React silently shows the fallback of a
 * <Suspense> boundary instead. Names the island when the part comes after its start.
 */
export function refuseUnfinished(html: string): void {
  const mark = marks.find((candidate) => html.includes(candidate));
  if (mark === undefined) return;
  const [, after] =
    / data-island="([^"]+)"(?!.* data-island=)/s.exec(html.slice(0, html.indexOf(mark))) ?? [];
  const where = after === undefined ? '' : `, in the island "${after}"`;
  throw new Error(`A part was not rendered: its <Suspense> boundary failed or waits for data${where}`);
}
