import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outputFile } from 'fs-extra/esm';
import { demoNow } from '../demo/clock.ts';
import { createDemoCms } from '../demo/demo-cms.ts';
import { demoOrganisation } from '../demo/organisation.ts';
import { cmsOrigin } from '../demo/site-address.ts';
import { copyProject } from './copy-project.ts';
import { installPackages } from './packages/install-packages.ts';
import { drawScreen } from './tour/draw-screen.ts';
import { runInTerminal } from './tour/run-in-terminal.ts';
import { scenes } from './tour/scenes.ts';

/**
 * Draws the pictures of docs/tour: runs the command line in a terminal, in a copy of the project, over a demo CMS that is edited
 * between the builds. Throws when a command ends with another exit code than its scene names.
 */
export async function main(root: string): Promise<void> {
  const packages = path.join(root, 'tools', 'tour');
  await installPackages(packages);
  const folder = await mkdtemp(path.join(tmpdir(), 'boardwalk-tour-'));
  const cms = await createDemoCms({ folder: path.join(root, 'demo') });
  const env = { ...ownEnv(), BOARDWALK_ENDPOINT: cms.url, BOARDWALK_NOW: demoNow };
  const replaced = new Map([...addressesOf(cms.origin), [`${folder}/`, '']]);
  const save = (name: string, svg: string) => outputFile(path.join(root, 'docs', 'tour', `${name}.svg`), svg);
  try {
    await copyProject(root, folder);
    const settings = { siteUrl: 'https://www.halyardpier.example', organisation: demoOrganisation };
    await outputFile(path.join(folder, 'site.config.ts'), `export default ${JSON.stringify(settings)};\n`);
    for (const { name, title, args, site, answers, prepare, open, moment, exitCode } of scenes) {
      await prepare?.(cms, folder);
      const own = await open?.(root);
      const screens = await runInTerminal({
        packages,
        ...(site === undefined
          ? {
              shown: `npx boardwalk ${args}`,
              // A new site gets the package of the whole project.
              command: `node ${answers ? root : '.'}/bin/boardwalk.mjs ${args}`,
              cwd: folder,
            }
          : { shown: `npm ${args}`, command: `npm ${args}`, cwd: path.join(folder, site) }),
        env: own ? { ...env, BOARDWALK_ENDPOINT: own.url } : answers ? ownEnv() : env,
        ...(answers && { answers: answers(cms) }),
        replaced: own ? new Map([...replaced, ...addressesOf(own.origin)]) : replaced,
        ...(moment && { moment: moment.shows }),
      });
      await own?.close();
      if (screens.exitCode !== exitCode) throw new Error(`${name}: exit code ${screens.exitCode}`);
      await save(name, drawScreen(screens.end, title));
      if (moment && screens.moment) await save(moment.name, drawScreen(screens.moment, moment.title));
      process.stdout.write(`docs/tour/${name}.svg\n`);
    }
  } finally {
    await cms.close();
    await rm(folder, { recursive: true });
  }
}

/** The address and the host of a CMS, each with what the pictures show. */
function addressesOf(origin: string): ReadonlyMap<string, string> {
  return new Map([
    [origin, cmsOrigin],
    [new URL(origin).host, new URL(cmsOrigin).host],
  ]);
}

/** The environment without settings of a site, and without what makes a terminal look like a CI. */
function ownEnv(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || /^(BOARDWALK_|CI$|GITHUB_|NO_COLOR$|FORCE_COLOR$|NODE_OPTIONS$)/.test(name)
        ? []
        : [[name, value]],
    ),
  );
}
