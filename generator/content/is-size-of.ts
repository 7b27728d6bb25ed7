/**
 * Returns true if an address of the content is a file of the library or one of the sizes that WordPress cut from it, by
 * its folder and name. After an import the id beside an address can be that of another picture: WordPress shows the
 * address. Both are paths on the CMS's host; an address without a file ("/?attachment_id=5") has its id only.
 */
export function isSizeOf(address: string, original: string): boolean {
  return address.startsWith('/?') || address === original || stem(address) === stem(original);
}

/** The same for all sizes of a picture, and for what editing, rotating or converting it made of it. */
export function stem(path: string): string {
  return path
    .replace(/[?#].*/, '')
    .replace(/(\.(jpe?g|png|gif|webp|avif|heic)){1,3}$/i, '')
    .replace(/(-\d+x\d+|-scaled|-rotated|-e\d{10,14}|-jpe?g|-png){1,6}$/i, '')
    .replace(/\.\w{1,5}$/, '');
}
