/** Writes a rule of a `_headers` file. `removed` are headers of earlier rules. */
export function headerBlock(
  address: string,
  headers: Readonly<Record<string, string>>,
  removed: readonly string[] = [],
): readonly string[] {
  return [
    address,
    ...removed.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
}
