const prefix = 'c-';

/** Gives an id out of content its prefix, so that it cannot stand in for an id or a global name of ours (faults 61). */
export function prefixId(id: string): string {
  return id.startsWith(prefix) ? id : prefix + id;
}

/** Takes an id that is free within the entry: "c-opening-hours", "c-opening-hours-2" ... */
export function takeId(ids: Set<string>, wanted: string): string {
  const id = prefixId(wanted);
  let free = id;
  for (let count = 2; ids.has(free); count++) free = `${id}-${count}`;
  ids.add(free);
  return free;
}

/** The id that a heading's text makes: letters and digits of all scripts in lower case, hyphens between. */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug.slice(0, 80) || 'section';
}
