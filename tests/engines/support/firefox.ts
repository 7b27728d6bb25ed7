import { loadPackage } from '../../../tools/packages/load-package.ts';
import { type Engine, windowSize } from './engine.ts';
import { enginePackages } from './packages.ts';

/** The part of `puppeteer-core` that is used: its types are not in the project. */
interface Puppeteer {
  readonly launch: (options: {
    readonly browser: 'firefox';
    readonly executablePath: string;
    readonly headless: true;
  }) => Promise<{
    newPage(): Promise<{
      setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
      goto(url: string): Promise<unknown>;
      reload(): Promise<unknown>;
      evaluate(expression: string): Promise<unknown>;
      click(selector: string): Promise<void>;
      type(selector: string, text: string): Promise<void>;
    }>;
    version(): Promise<string>;
    close(): Promise<void>;
  }>;
}

/** Starts a Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const { launch } = await loadPackage<Puppeteer>(enginePackages, 'puppeteer-core');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport(windowSize);
  return {
    version: await browser.version(),
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
