const patterns = [
  // File managers, and files that keep a folder in git
  /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.directory|\.gitkeep|\.gitignore)$/,
  // Swap files, and the file by which vim tries whether it may write
  /^\..*\.(?:sw[a-px]|kate-swp)$|^4913$/,
  // Locks
  /^\.#|^\.~lock\..*#$|^~\$/,
  // Copies that are written before or beside the file
  /~$|^#.*#$|^\.goutputstream-|___jb_(?:tmp|old)___$|\.tmp\.[\d.]+$/,
  // Files that were removed while a program had them open
  /^\.(?:nfs[\da-f]+|fuse_hidden[\da-f]+)$/,
];

/** Returns true for the name of a file that an editor or a file manager makes for itself beside those of its user. */
export function isLeftover(name: string): boolean {
  return patterns.some((pattern) => pattern.test(name));
}
