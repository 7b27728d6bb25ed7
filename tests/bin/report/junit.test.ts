import { describe, expect, it } from 'vitest';
import { junit } from '../../../bin/report/junit.ts';
import { checksSchema } from '../../../config/checks.ts';
import { checkNames } from '../../../generator/checks/check-titles.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { parseJunit } from '../../support/report-schema.ts';
import { sampleReport } from '../../support/sample-report.ts';

const entry = { kind: 'post', id: 7, title: 'Tides & "Times" <em>now</em>' };
const hostile = 'a ]]> <failure/> &amp; \u0000\u0001\ufffe\ud800 "quoted" \u{1f3a1}';

function suitesOf(problems: readonly Problem[], warnings: readonly Problem[] = [], checks: object = {}) {
  const report = sampleReport({ outcome: problems.length > 0 ? 'failed' : 'published', problems, warnings });
  const parsed = parseJunit(junit({ report, switches: checksSchema.parse(checks) }));
  const suite = (name: string) => parsed.testsuite.find((found) => found['@name'] === name);
  return { ...parsed, suite };
}

describe('junit', () => {
  it('has a suite for the build and one for each check, all passed, when nothing was found', () => {
    const { testsuite, ...figures } = suitesOf([]);
    expect(testsuite.map((suite) => suite['@name'])).toEqual(['build', ...checkNames]);
    expect(figures).toMatchObject({ '@tests': testsuite.length, '@failures': 0, '@skipped': 0 });
  });

  it('reports a refused finding as a failure, an allowed one as a test with text, and a check that is off as skipped', () => {
    const refused: Problem = {
      check: 'unsafeSlug',
      message: 'the slug ".." would leave',
      entry,
      field: 'slug',
      hint: 'Fix it.',
      editUrl: 'https://cms.example/wp-admin/post.php?post=7&action=edit',
    };
    const passed: Problem = { check: 'unknownBlock', message: 'no template', entry, block: 'acme/notice' };
    const { suite, ...figures } = suitesOf([refused], [passed], { brokenLink: 'off' });
    // The build as a whole failed, too.
    expect(figures).toMatchObject({ '@failures': 2, '@skipped': 1 });
    const [failed] = suite('unsafeSlug')?.testcase ?? [];
    expect(failed?.['@name']).toBe(`post 7 "${entry.title}": the slug ".." would leave`);
    expect(failed?.failure?.['#text'].split('\n')).toEqual([
      'the slug ".." would leave',
      `entry: post 7 "${entry.title}"`,
      'field: slug',
      'edit: https://cms.example/wp-admin/post.php?post=7&action=edit',
      'hint: Fix it.',
    ]);
    expect(JSON.stringify(suite('unknownBlock')?.testcase)).toContain('block: acme/notice');
    expect(suite('brokenLink')).toMatchObject({ '@skipped': 1, testcase: [{ skipped: {} }] });
    expect(suite('build')).toMatchObject({ '@failures': 1 });
  });

  it('does not call passed what a build that stopped early did not come to', () => {
    const { suite, ...figures } = suitesOf(
      [{ message: 'the CMS does not answer' }],
      [{ check: 'unknownBlock', message: 'x' }],
    );
    expect(figures).toMatchObject({ '@failures': 2, '@skipped': checkNames.length - 1 });
    expect(suite('lostEntries')).toMatchObject({
      testcase: [{ skipped: { '@message': 'the build stopped earlier' } }],
    });
  });

  it('is well-formed whatever the CMS says, and says the same', () => {
    const { suite } = suitesOf([{ check: 'cmsHost', message: hostile, entry: { ...entry, title: hostile } }]);
    const [found] = suite('cmsHost')?.testcase ?? [];
    // Characters that are not allowed in XML are marks; everything else is unchanged.
    const shown = 'a ]]> <failure/> &amp; \ufffd\ufffd\ufffd\ufffd "quoted" \u{1f3a1}';
    expect(found?.failure?.['@message']).toBe(shown);
  });
});
