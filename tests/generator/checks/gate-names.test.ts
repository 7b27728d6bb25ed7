import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gatesSchema } from '../../../config/gates.ts';
import { gateNames } from '../../../generator/checks/group-problems.ts';
import { projectRoot } from '../../support/project-root.ts';
import { faultsOfReport } from '../../support/report-schema.ts';
import { sampleReport } from '../../support/sample-report.ts';

describe('every gate', () => {
  it('has a switch with a default, a title, a line in docs/operators.md and a name in the schema of reports', async () => {
    const switches = gatesSchema.parse({});
    expect([...gateNames].sort()).toEqual(Object.keys(switches).sort());
    const page = await readFile(path.join(projectRoot, 'docs/operators.md'), 'utf8');
    for (const gate of gateNames) {
      expect(page).toMatch(new RegExp(`^\\| .*\`${gate}\`.* \\| \`${switches[gate]}\` \\|$`, 'm'));
      const report = sampleReport({ passed: { [gate]: 1 }, warnings: [{ gate, message: 'found' }] });
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
    for (const gate of ['duplicatePath', 'unsafeSlug']) {
      expect(gatesSchema.safeParse({ [gate]: 'warn' }).success).toBe(true);
      expect(gatesSchema.safeParse({ [gate]: 'off' }).success).toBe(false);
    }
    expect(gatesSchema.safeParse({ moonlight: 'fail' }).success).toBe(false);
  });
});
