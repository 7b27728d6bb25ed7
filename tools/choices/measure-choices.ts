import type { CDPSession, Page } from 'playwright-core';
import { demoNow } from '../../demo/clock.ts';
import { startAt } from '../../tests/support/start-at.ts';
import { openPage, type Visitor } from '../quality/open-page.ts';
import { saveData } from '../quality/save-data.ts';
import { type Script, scriptIn, type TraceEvent } from './script-in.ts';

/** A choice by its name, with the script of each round. */
export type Choices = ReadonlyMap<string, readonly Script[]>;

/** How many times slower the processor is. */
const rate = 4;

/** A finger is on a button for so long. */
const tapMs = 80;
/** From the touch of a field to the first letter. */
const keyboardMs = 500;
/** Until a throttled page has loaded, sifted and painted all. */
const settledMs = 1_500;

/** Each visit begins with a loaded list: what comes first in it loads what the others find. */
const visits = [
  ['weekend', 'free', 'families', 'next-week', 'jazz', 'market'],
  ['free', 'today'],
  ['families', 'free'],
  ['oyster', 'concert', 'july'],
] as const;

/** The fields that are tapped; any other choice is typed. */
const fields: Readonly<Record<string, string>> = {
  weekend: '[name=when][value=weekend]',
  'next-week': '[name=when][value=next-week]',
  today: '[name=when][value=today]',
  free: '[name=free]',
  families: '[name=families]',
};

/** Makes the choices of a phone in the list of a site, as often as there are rounds. */
export async function measureChoices(visitor: Visitor, rounds: number): Promise<Choices> {
  const choices = new Map<string, Script[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const visit of visits) {
      const page = await openPage(visitor, '/event/', {
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
        // Playwright's own clock would run script in the page.
        prepare: async (page) => {
          await startAt(page.context(), demoNow);
          await saveData(page.context());
        },
      });
      const session = await page.context().newCDPSession(page);
      await pause(settledMs);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      for (const [at, choice] of visit.entries()) {
        const name = `${at === 0 ? 'first' : 'then'} ${fields[choice] === undefined ? `“${choice}”` : choice}`;
        const script = await traceChoice({ page, session, choice });
        choices.set(name, [...(choices.get(name) ?? []), script]);
      }
      await page.context().close();
    }
  }
  return choices;
}

interface Traced {
  readonly page: Page;
  readonly session: CDPSession;
  readonly choice: string;
}

/** Makes one choice by touch and keys of the browser itself: no script of ours runs in the page during the trace. */
async function traceChoice({ page, session, choice }: Traced): Promise<Script> {
  const selector = fields[choice] ?? 'main [name=q]';
  const point = await page.evaluate((text) => {
    const field = document.querySelector<HTMLInputElement>(text);
    // To select is to focus: the first touch of a field is part of what is measured.
    if (field?.type === 'search' && field.value !== '') field.select();
    const place = field?.closest('label');
    place?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x = 0, y = 0, width = 0, height = 0 } = place?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  await pause(settledMs / 3);
  const events: TraceEvent[] = [];
  const keep = ({ value }: { readonly value: readonly unknown[] }) =>
    events.push(...(value as readonly TraceEvent[]));
  session.on('Tracing.dataCollected', keep);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'v8.execute', '__metadata'] },
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(tapMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  if (fields[choice] === undefined) {
    await pause(keyboardMs);
    await session.send('Input.insertText', { text: choice });
  }
  await pause(settledMs);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', keep);
  return scriptIn(events);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
