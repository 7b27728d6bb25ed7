import type { BrowserContext } from 'playwright-core';

/** Sets the clock of the pages of a context, which goes on from there. A test may take it over by `page.clock`. */
export async function startAt(context: BrowserContext, moment: string): Promise<void> {
  await context.addInitScript((startMs) => {
    const real = Date;
    const aheadMs = startMs - real.now();
    const now = () => real.now() + aheadMs;
    globalThis.Date = new Proxy(real, {
      construct: (_, values) => Reflect.construct(real, values.length === 0 ? [now()] : values),
      get: (_, key) => (key === 'now' ? now : Reflect.get(real, key)),
    });
  }, Date.parse(moment));
}
