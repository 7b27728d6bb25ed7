/** The settings of one section, by their names in small letters. */
export type Profile = Readonly<Record<string, string>>;

/**
 * Parses a file of the AWS tools: sections in brackets, `name = value` below them. Skips comments,
 * and indented lines, which are settings within a setting. A repeated section adds to the first.
 */
export function parseProfiles(text: string): ReadonlyMap<string, Profile> {
  const sections = new Map<string, Record<string, string>>();
  let section: Record<string, string> | undefined;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (/^\s*([#;]|$)/.test(line) || /^\s/.test(line)) continue;
    const [, name] = /^\[([^\]]*)\]/.exec(line) ?? [];
    if (name === undefined) readSetting(line, section);
    else {
      const key = name.trim().replace(/\s+/g, ' ');
      section = sections.get(key) ?? {};
      sections.set(key, section);
    }
  }
  return sections;
}

function readSetting(line: string, section: Record<string, string> | undefined): void {
  const [, name, value = ''] = /^([^=]+?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
  // A comment begins after a blank: a secret may contain the sign.
  if (section && name !== undefined) section[name.toLowerCase()] = value.replace(/\s+[#;].*$/, '');
}
