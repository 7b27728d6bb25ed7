/** Runs in a page: true for an island that React has brought to life. */
export function isAlive(island: Element): boolean {
  return Object.keys(island).some((key) => key.startsWith('__react'));
}
