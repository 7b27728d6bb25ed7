/** Reads an island's props from its element. Throws when they are not the JSON of an object. */
export function readProps({ props = '{}' }: Readonly<Record<string, string | undefined>>): object {
  const parsed: unknown = JSON.parse(props);
  if (typeof parsed !== 'object' || parsed === null) throw new Error('The props are not an object');
  return parsed;
}
