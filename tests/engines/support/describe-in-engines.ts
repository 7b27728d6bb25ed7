import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { Engine } from './engine.ts';
import { findEngines } from './find-engines.ts';
import { openShakySite, type ShakySite } from './shaky-site.ts';
import { createVisitor, type Visitor } from './visitor.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The engine that a test ran in: "firefox/153.7.0". */
    engine?: string;
    /** A line for the end of the run: "scroll kept on Back at /visit/: 10 of 10". */
    figure?: string;
  }
}

const engines = await findEngines();

/**
 * Describes the same for each engine that is installed. Browser and server start once for a file; the visitor has dismissed the
 * popup before. The reporter says which engines are missing.
 */
export function describeInEngines(title: string, define: (visitor: () => Visitor) => void): void {
  for (const found of engines) {
    if ('missing' in found) continue;
    describe(`${title} in ${found.name}`, () => {
      let engine: Engine | undefined;
      let site: ShakySite | undefined;
      let visitor: Visitor | undefined;
      beforeAll(async () => {
        site = await openShakySite(inject('demoSite'));
        engine = await found.start();
        visitor = createVisitor(engine, site);
        await visitor.dismissPopup();
      });
      beforeEach(({ task }) => {
        task.meta.engine = engine?.version ?? found.name;
        site?.heal();
        site?.forget();
      });
      afterAll(async () => {
        await engine?.close();
        site?.close();
      });
      define(() => {
        if (visitor === undefined) throw new Error('the browser is not started yet');
        return visitor;
      });
    });
  }
}
