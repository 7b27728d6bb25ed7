import { readFile, stat } from 'node:fs/promises';
import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { checkFile, type Forbidden } from '../checks/check-file.ts';
import { findContradictions } from '../checks/find-contradictions.ts';
import { BuildError, type Warn } from '../problems/problem.ts';
import type { FileTarget } from '../publish/count-files.ts';
import { headersOf, isTextType } from '../publish/headers-of.ts';
import { type PublicFile, publicFolder, stateOf } from './read-public-files.ts';

interface WriteOptions {
  readonly target: FileTarget;
  readonly forbidden: Forbidden;
  readonly config: ResolvedConfig;
  readonly warn: Warn;
}

/** A visitor on the pier waits a minute for more. */
const mostBytes = 50_000_000;

/**
 * Writes a file of `public/`, or keeps the published one unread. Its text is checked as that of all other files.
 * Throws BuildError 'content' where it has changed since it was listed.
 */
export async function writePublicFile(
  file: PublicFile,
  { target, forbidden, config, warn }: WriteOptions,
): Promise<void> {
  const { path, class: fileClass, copyOf, sha256, size, state } = file;
  const source = `${publicFolder}/${path}`;
  if (isTextType(headersOf(file)['content-type'])) {
    const text = { path, class: 'data', contents: await readFile(copyOf, 'utf8') } as const;
    const hint = `Change or remove ${source}.`;
    for (const problem of checkFile(text, forbidden)) warn({ ...problem, hint });
  }
  (await findContradictions(file, config)).forEach(warn);
  if (size > mostBytes) {
    const message = `${source} has ${Math.round(size / 1_000_000)} MB`;
    warn({
      message,
      hint: 'Make it smaller, or publish it where large files belong, such as a service for films.',
    });
  }
  if ((await target.keep({ path, class: fileClass, sha256, source })) !== null) return;
  const written = await target.write({ path, class: fileClass, copyOf, source });
  if (written.sha256 !== sha256 || stateOf(await stat(copyOf)) !== state)
    throw new BuildError('content', `${source} was changed during the build`, [
      { message: 'Nothing is published that is half old and half new', hint: 'Build again.' },
    ]);
}
