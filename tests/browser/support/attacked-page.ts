import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { openTab } from '../../faults/support/oracle.ts';
import { sharedBrowser } from '../../support/worker-browser.ts';

/** Html of a reader, and the tree that it says: see `writtenOutline`. */
export interface Written {
  readonly html: string;
  readonly outline: string;
}

export interface Verdict {
  /** Every call of a function that only content would call. */
  readonly executed: readonly string[];
  /** Every address that was asked for on another host. */
  readonly foreign: readonly string[];
  /** Refusals of the policy: none where the html is sound by itself. */
  readonly refused: readonly string[];
  /** Pieces of which a browser made another tree, by their index, with the way that they came into the page. */
  readonly trees: readonly WrongTree[];
}

export interface WrongTree {
  readonly index: number;
  readonly way: string;
  readonly found: string;
}

/** A page of Chromium into which html is put in every way. */
export interface AttackedPage {
  readonly attack: (pieces: readonly Written[]) => Promise<Verdict>;
  readonly close: () => Promise<void>;
}

/** Opens the page; some documents are answered under the policy. */
export async function openAttackedPage(policy: string): Promise<AttackedPage> {
  let body = '';
  const server = createServer((request, response) => {
    const isPage = request.url === '/bare/' || request.url === '/guarded/';
    if (request.url === '/guarded/') response.setHeader('content-security-policy', policy);
    if (isPage) response.setHeader('content-type', 'text/html; charset=utf-8');
    response.writeHead(isPage ? 200 : 204).end(isPage ? documentOf(body) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  const executed: string[] = [];
  const foreign: string[] = [];
  const refused: string[] = [];
  const page = await openTab(await sharedBrowser(), origin, { executed, foreign, refused });

  return {
    attack: async (pieces) => {
      for (const list of [executed, foreign, refused]) list.length = 0;
      const outlines = pieces.map(({ outline }) => outline);
      const htmls = pieces.map(({ html }) => html);
      body = htmls.map((html) => `<article>${html}</article>`).join('');
      const trees: WrongTree[] = [];
      const compare = (way: string, found: readonly string[]): void => {
        for (const [index, outline] of outlines.entries())
          if (found[index] !== outline) trees.push({ index, way, found: found[index] ?? 'nothing' });
      };
      for (const place of ['guarded', 'bare']) {
        await page.goto(`${origin}/${place}/`);
        compare(place, await outlinesOf(page));
      }
      await page.evaluate(putIn, htmls);
      compare('innerHTML', await outlinesOf(page));
      await page.evaluate(putInAgain);
      compare('innerHTML, again', await outlinesOf(page));
      await page.evaluate(writeAnew, documentOf(body));
      compare('document.write', await outlinesOf(page));
      // For what is late.
      await page.waitForTimeout(50);
      return { executed: [...executed], foreign: [...foreign], refused: [...refused], trees };
    },
    close: async () => {
      await page.context().close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Not painted, which would cost half of the time: each element gets the events that painting brings. */
function documentOf(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>x</title></head><body><main hidden>${body}</main></body></html>`;
}

function putIn(htmls: readonly string[]): void {
  document.querySelector('main')?.replaceChildren(
    ...htmls.map((html) => {
      const article = document.createElement('article');
      article.innerHTML = html;
      return article;
    }),
  );
}

/** Reads again what a browser writes of a tree, which may be another one. */
function putInAgain(): void {
  for (const article of document.querySelectorAll('body > main > article'))
    article.innerHTML = String(article.innerHTML);
}

function writeAnew(html: string): void {
  document.open();
  document.write(html);
  document.close();
}

/** Tells the tree in each article, after each element got what a handler would wait for. */
function outlinesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(outlineInPage);
}

async function outlineInPage(): Promise<readonly string[]> {
  const outlineOf = (parent: Node): string => {
    let outline = '';
    let text = '';
    const endText = (): void => {
      if (text !== '') outline += JSON.stringify(text);
      text = '';
    };
    for (const node of parent.childNodes) {
      // A long text is several nodes.
      if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
      else {
        endText();
        if (!(node instanceof Element)) outline += `<!${node.nodeValue}>`;
        else {
          const space =
            node.namespaceURI === 'http://www.w3.org/1999/xhtml'
              ? ''
              : `${node.namespaceURI?.split('/').at(-1)}:`;
          const attributes = [...node.attributes].map(
            ({ name, value }) => ` ${name}=${JSON.stringify(value)}`,
          );
          outline += `<${space}${node.localName}${attributes.join('')}>${outlineOf(node)}</>`;
        }
      }
    }
    endText();
    return outline;
  };
  const articles = [...document.querySelectorAll('body > main > article')];
  const outlines = articles.map(outlineOf);
  for (const element of document.querySelectorAll('main *'))
    for (const name of ['error', 'load', 'focus', 'mouseover', 'toggle', 'animationstart', 'begin'])
      element.dispatchEvent(new Event(name));
  await new Promise((resolve) => setTimeout(resolve));
  return outlines;
}
