/** Returns the name of a picture's file: the same for all sizes that WordPress cuts. */
export function foldPicture(path: string): string {
  return path.replace(/(-scaled)?(-\d+x\d+)?(?=\.\w+$)/, '');
}
