import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { demoAuthorization } from '../../demo/answers/editor.ts';
import { secret } from '../site/preview/support.ts';
import { projectRoot } from './project-root.ts';

/** Starts `boardwalk preview` with the credentials of the demo's editor: it does not outlive the test. */
export async function startPreviews(args: readonly string[]) {
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('BOARDWALK_'))),
    BOARDWALK_AUTHORIZATION: demoAuthorization,
    BOARDWALK_PREVIEW_SECRET: secret,
  };
  const file = path.join(projectRoot, 'bin/boardwalk.mjs');
  const child = spawn(process.execPath, [file, 'preview', '--port', '0', ...args], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += text;
    const [, url] = /Previews are served at (\S+)/.exec(said) ?? [];
    if (url !== undefined) return { child, url, ended };
  }
  throw new Error('It has ended without serving');
}
