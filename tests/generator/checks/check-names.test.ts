import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checksSchema } from '../../../config/checks.ts';
import { checkNames } from '../../../generator/checks/check-titles.ts';
import { projectRoot } from '../../support/project-root.ts';
import { faultsOfReport } from '../../support/report-schema.ts';
import { sampleReport } from '../../support/sample-report.ts';

describe('every check', () => {
  it('has a switch with a default, a title, a line in docs/operators.md and a name in the schema of reports', async () => {
    const switches = checksSchema.parse({});
    expect([...checkNames].sort()).toEqual(Object.keys(switches).sort());
    const page = await readFile(path.join(projectRoot, 'docs/operators.md'), 'utf8');
    for (const check of checkNames) {
      expect(page).toMatch(new RegExp(`^\\| .*\`${check}\`.* \\| \`${switches[check]}\` \\|$`, 'm'));
      const report = sampleReport({ passed: { [check]: 1 }, warnings: [{ check, message: 'found' }] });
      expect(faultsOfReport(report)).toEqual([]);
    }
  });

  it('can be warned of by its name alone: the schema of reports knows no other, and no other key', () => {
    expect(faultsOfReport({ ...sampleReport(), passed: { moonlight: 1 } })).not.toEqual([]);
    expect(faultsOfReport({ ...sampleReport(), warnings: [{ message: 'x', colour: 'teal' }] })).not.toEqual(
      [],
    );
    expect(faultsOfReport({ ...sampleReport(), outcome: 'maybe' })).not.toEqual([]);
  });

  it('cannot be switched off where what it finds cannot be published', () => {
    for (const check of ['duplicatePath', 'unsafeSlug']) {
      expect(checksSchema.safeParse({ [check]: 'warn' }).success).toBe(true);
      expect(checksSchema.safeParse({ [check]: 'off' }).success).toBe(false);
    }
    expect(checksSchema.safeParse({ moonlight: 'fail' }).success).toBe(false);
  });
});
