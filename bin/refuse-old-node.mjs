import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Ends the process, with one message, on a Node that is older than Boardwalk runs on. A newer one than it is tried on
 * may be used.
 * @param {string} root
 */
export function refuseOldNode(root) {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  if (!isTooOld(process.versions.node, engines.node)) return;
  process.stderr.write(
    `✖ Boardwalk runs on Node ${engines.node.replace(/\^/g, '').replace(/ \|\| /g, ', ')} or newer of each, and this is Node ${process.versions.node}\n  → Install one of these, then run the command again.\n`,
  );
  process.exit(2);
}

/**
 * Compares a version with ranges of the form "^20.19.5 || ^22.16.0": true below the lowest one, and below the
 * first version of its own range.
 * @param {string} version
 * @param {string} ranges
 */
function isTooOld(version, ranges) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const firsts = ranges
    .replace(/[^\d.|]/g, '')
    .split('||')
    .map((first) => first.split('.').map(Number));
  const [, leastMinor, leastPatch = 0] = firsts.find(([first]) => first === major) ?? [];
  if (leastMinor === undefined) return firsts.some(([first = 0]) => first > major);
  return minor < leastMinor || (minor === leastMinor && patch < leastPatch);
}
