import { openPage, phone, type Visitor } from '../../tools/quality/open-page.ts';
import { saveData } from '../../tools/quality/save-data.ts';

export interface PageWeight {
  /** Bytes of all answers with their headers, as Chromium received them. */
  readonly all: number;
  /** Those of them that a server compresses: html, styles, scripts, the index of the search. */
  readonly texts: number;
  readonly requests: number;
}

/** Weighs a page and all that it loads on a phone that comes for the first time: cold, without what is fetched ahead. */
export async function weighPage(visitor: Visitor, path: string): Promise<PageWeight> {
  const types = new Map<string, string>();
  const weight = { all: 0, texts: 0, requests: 0 };
  const page = await openPage(visitor, path, {
    ...{ viewport: phone, deviceScaleFactor: 2, isMobile: true },
    // A first visit has the popup on it.
    keepsPopup: true,
    prepare: async (opened) => {
      await saveData(opened);
      const network = await opened.context().newCDPSession(opened);
      await network.send('Network.enable');
      network.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type));
      network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const isBinary = /^(Font|Image|Media)$/.test(types.get(requestId) ?? '');
        weight.all += encodedDataLength;
        weight.texts += isBinary ? 0 : encodedDataLength;
        weight.requests += 1;
      });
    },
  });
  try {
    await page.locator('dialog[open]').waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('dialog img')].every(({ complete }) => complete),
    );
    await page.waitForLoadState('networkidle');
    return weight;
  } finally {
    await page.context().close();
  }
}
