import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { serveSite } from '../../../bin/commands/serve.ts';
import { sharedBrowser } from '../../support/worker-browser.ts';

/** The report of a real browser about a page. */
export interface Verdict {
  /** Every call of a function that only the content's scripts would call. */
  readonly executed: readonly string[];
  /** Every address of another host that was asked for. */
  readonly foreign: readonly string[];
  /** Refusals by the policy: none where the page is sound by itself. */
  readonly refused: readonly string[];
  /** The names of the elements in the body, as parsed by the browser. */
  readonly body: readonly string[];
  /** Attributes that would act. */
  readonly handlers: readonly string[];
}

/** A browser in front of a built site. */
export interface Oracle {
  /** Opens a page as a visitor does, with the runtime and under its policy. */
  readonly visit: (pagePath: string) => Promise<Verdict>;
  /** Opens the html of a page as a careless host would serve it, without any policy: nothing but the html itself guards it. */
  readonly expose: (pagePath: string) => Promise<Verdict>;
  /** For each text what is wrong with it as XML; null: nothing. */
  readonly parseXml: (texts: readonly string[]) => Promise<readonly (string | null)[]>;
  readonly close: () => Promise<void>;
}

export async function openOracle(folder: string): Promise<Oracle> {
  const browser = await sharedBrowser();
  const { url: origin, close: closeServer } = await serveSite({ dir: folder, port: 0 });
  const seen: Seen = { executed: [], foreign: [], refused: [] };
  const tab = await openTab(browser, origin, seen);

  const judge = async (act: () => Promise<Read>): Promise<Verdict> => {
    for (const list of Object.values(seen)) list.length = 0;
    const read = await act();
    return { ...structuredClone(seen), ...read };
  };

  /** A text file has no policy, and is of the same origin as the pages. */
  const leavePolicy = async (): Promise<void> => {
    const place = `${origin}/robots.txt`;
    if (tab.url() !== place) await tab.goto(place);
  };

  return {
    visit: (pagePath) =>
      judge(async () => {
        await tab.goto(origin + pagePath);
        return tab.evaluate(provokeInPage);
      }),
    expose: (pagePath) =>
      judge(async () => {
        await leavePolicy();
        const file = path.join(folder, pagePath, pagePath.endsWith('/') ? 'index.html' : '');
        const html = (await readFile(file, 'utf8')).replace(policy, '').replace(runtime, '');
        // Our own style and pictures have no part in it, and cost most of the time.
        return tab.evaluate(provokeInFrame, html.replace(ownAssets, 'data:,'));
      }),
    parseXml: async (texts) => {
      await leavePolicy();
      return tab.evaluate(findXmlErrors, texts);
    },
    close: async () => {
      await tab.context().close();
      await closeServer();
    },
  };
}

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;
const runtime = /<script type="module"[^>]*><\/script>/;
const ownAssets = /\/_assets\/[\w./-]+/g;

export interface Seen {
  readonly executed: string[];
  readonly foreign: string[];
  readonly refused: string[];
}
type Read = Pick<Verdict, 'body' | 'handlers'>;

/** Opens a tab that notes what runs, what is asked of other hosts, and what the policy refuses. */
export async function openTab(
  browser: Browser,
  origin: string,
  { executed, foreign, refused }: Seen,
): Promise<Page> {
  const context = await browser.newContext();
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox'])
    await context.exposeFunction(name, (value: unknown) => void executed.push(`${name}(${value})`));
  // Another host answers with a script, so that one that is let in is seen to run.
  await context.route(
    (url) => url.origin !== origin && /^(https?|wss?):$/.test(url.protocol),
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'alert("from elsewhere")' });
    },
  );
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    executed.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  return page;
}

/** Runs in the page: sends every element what its handlers would wait for, and reads what the browser has made of the html. */
async function provokeInPage(): Promise<Read> {
  const elements = [...document.querySelectorAll('*')];
  for (const element of elements)
    for (const name of ['error', 'load', 'focus', 'mouseover', 'toggle', 'animationstart', 'begin'])
      element.dispatchEvent(new Event(name));
  await new Promise((resolve) => setTimeout(resolve));
  return {
    body: [...document.body.children].map(({ localName }) => localName),
    handlers: elements.flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  };
}

/** The same with html in a frame of its own, which is not painted: that would cost most of the time. */
async function provokeInFrame(html: string): Promise<Read> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.srcdoc = html;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const inner = frame.contentDocument;
  const elements = [...(inner?.querySelectorAll('*') ?? [])];
  for (const element of elements)
    for (const name of ['error', 'load', 'focus', 'mouseover', 'toggle', 'animationstart', 'begin'])
      element.dispatchEvent(new Event(name));
  await new Promise((resolve) => setTimeout(resolve));
  const read = {
    body: [...(inner?.body.children ?? [])].map(({ localName }) => localName),
    handlers: elements.flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  };
  frame.remove();
  return read;
}

function findXmlErrors(texts: readonly string[]): (string | null)[] {
  return texts.map((text) => {
    const read = new DOMParser().parseFromString(text, 'text/xml');
    return read.querySelector('parsererror')?.textContent ?? null;
  });
}
