const names = ['data-lazy-src', 'data-src', 'data-litespeed-src', 'src'];

/** Returns the address of a frame, of lazy loading first; empty without one. */
export function frameAddress(attributes: Readonly<Record<string, string>>): string {
  for (const name of names) {
    const address = attributes[name]?.trim() ?? '';
    if (address !== '' && !/^(about|data):/i.test(address)) return address;
  }
  return '';
}
