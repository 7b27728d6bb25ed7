import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { describeFailure } from '../../bin/report/failure.ts';
import type { Middleware } from '../../config/middleware.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { build } from '../../generator/build.ts';
import { contact, revitalization, visit } from '../../generator/routes/page-types/info-pages.ts';
import type { PageType } from '../../generator/routes/page-types/page-type.ts';
import { sampleOf } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { openTestSite } from '../support/test-site.ts';

describe('middleware of the settings', () => {
  let folder = '';
  let cms: DemoCms;
  let seen: string[] = [];

  /** Notes every page that it sees, and closes one. */
  const middleware = (closedWith: object): Readonly<Record<string, Middleware>> => ({
    note: ({ path, template }) => void seen.push(`${path} ${template}`),
    close: async ({ path }) => {
      if (path === '/visit/') throw Object.assign(new Error('closed'), closedWith);
    },
    pass: () => undefined,
  });

  /** Builds in a folder of the test's own, as a new process does. Resolves to what is printed of a failure. */
  const generate = async (
    name: string,
    everyPage: readonly string[],
    closedWith: object = {},
  ): Promise<{ readonly exitCode: number; readonly stderr: string }> => {
    seen = [];
    const site = await openTestSite({
      endpoint: cms.url,
      folder: path.join(folder, name),
      settings: { middleware: middleware(closedWith), everyPage },
    });
    const { failure } = await build(site);
    if (failure === undefined) return { exitCode: 0, stderr: '' };
    const { exitCode, lines } = describeFailure(failure);
    return { exitCode, stderr: lines.join('\n') };
  };

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  });
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
  });

  it('sees every page once in each build, also where nothing has changed, and lets it pass', async () => {
    for (let build = 0; build < 2; build++) {
      const { exitCode, stderr } = await generate('seen', ['note', 'pass']);
      expect(exitCode, stderr).toBe(0);
      expect(seen).toEqual(expect.arrayContaining(['/ home', '/visit/ visit', '/404.html error']));
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it.each(
    sampleOf(
      [
        [{ status: 451 }, 'closed (status 451, template visit)'],
        [{ statusCode: 403 }, 'closed (status 403, template visit)'],
        [{}, 'closed (status 500, template visit)'],
      ] as const,
      1,
    ),
  )(
    'stops the build with the status of what it throws, or 500: %j (behaviours 68)',
    async (thrown, message) => {
      const { status = '' } = { status: '', ...thrown };
      const name = `closed ${status}`;
      expect((await generate(name, ['pass'])).exitCode).toBe(0);
      const before = await hashFiles(path.join(folder, name, 'site'));
      const { exitCode, stderr } = await generate(name, ['close'], thrown);
      expect(exitCode).toBe(5);
      expect(stderr).toContain(`Error generating route "/visit/": ${message}`);
      expect(stderr).not.toContain('Error generating route "/"');
      expect(await hashFiles(path.join(folder, name, 'site'))).toEqual(before);
    },
  );

  it('is an error of every page where it is not known, and none of it runs (behaviours 70)', async () => {
    const { exitCode, stderr } = await generate('unknown', ['note', 'nope']);
    expect(exitCode).toBe(5);
    expect(stderr).toContain(
      'Error generating route "/": Unknown middleware nope (status 500, template home)',
    );
    expect(stderr).toContain('Define it in the setting middleware');
    expect(seen).toEqual([]);
  });

  it('runs for the pages of a page type that names it, before its validation, which gives 404 (behaviours 68, 70)', async () => {
    const validate: PageType['validate'] = async ({ path }) => path !== '/contact/';
    guard(contact, { middleware: ['note'], validate });
    guard(visit, { middleware: ['close', 'gone'] });
    guard(revitalization, { middleware: ['note'], validate });
    const { exitCode, stderr } = await generate('types', []);
    expect(exitCode).toBe(5);
    expect(seen).toEqual(['/contact/ contact', '/revitalization/ revitalization']);
    expect(stderr).toContain(
      'Error generating route "/contact/": This page could not be found (status 404, template contact)',
    );
    expect(stderr).toContain(
      'Error generating route "/visit/": Unknown middleware gone (status 500, template visit)',
    );
    expect(stderr).not.toContain('"/revitalization/"');
  });
});

/** Adds guards to a page type until the test has ended. */
function guard(pageType: PageType, guards: Pick<PageType, 'middleware' | 'validate'>): void {
  const before = { ...pageType };
  Object.assign(pageType, guards);
  onTestFinished(() => {
    for (const name of ['middleware', 'validate'] as const)
      if (!Object.hasOwn(before, name)) Reflect.deleteProperty(pageType, name);
    Object.assign(pageType, before);
  });
}
