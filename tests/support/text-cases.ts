/**
 * Reads cases from a text, which has three lines for each: "## " and a name, what is given, "=> " and what is expected,
 * in parts between "…". A case may do without the last.
 */
export function textCases(
  text: string,
): readonly (readonly [name: string, given: string, ...expected: readonly string[]])[] {
  const [, ...cases] = text.split(/^## /m);
  return cases.map((one) => {
    const [, name = '', given = '', expected] = /^([^\n]*)\n(.*?)(?:\n=> (.*?))?\n*$/s.exec(one) ?? [];
    return [name, given, ...(expected?.split('…') ?? [])];
  });
}
