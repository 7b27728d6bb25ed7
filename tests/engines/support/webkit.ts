import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { loadPackage } from '../../../tools/packages/load-package.ts';
import { until } from '../../support/until.ts';
import { type Engine, windowSize } from './engine.ts';
import { enginePackages } from './packages.ts';

/** The part of `selenium-webdriver` that is used: its types are not in the project. */
interface Selenium {
  readonly Builder: new () => DriverBuilder;
  readonly By: { readonly css: (selector: string) => unknown };
}

interface DriverBuilder {
  usingServer(url: string): DriverBuilder;
  withCapabilities(capabilities: Readonly<Record<string, unknown>>): DriverBuilder;
  build(): Promise<Driver>;
}

interface Driver {
  get(address: string): Promise<void>;
  navigate(): { refresh(): Promise<void> };
  executeScript(script: string): Promise<unknown>;
  findElement(by: unknown): { click(): Promise<void>; sendKeys(text: string): Promise<void> };
  manage(): { window(): { setRect(size: typeof windowSize): Promise<unknown> } };
  getCapabilities(): Promise<{ getBrowserName(): string; getBrowserVersion(): string }>;
  quit(): Promise<void>;
}

interface WebkitFiles {
  readonly driver: string;
  readonly xvfb: string;
  readonly miniBrowser: string;
}

/** Longer than any command takes, in milliseconds. */
const answerMs = 15_000;

/** Starts WebKitGTK's own small browser on a screen of its own, driven by WebDriver. */
export async function startWebkit({ driver: command, xvfb, miniBrowser }: WebkitFiles): Promise<Engine> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const service = spawn(command, [`--port=${port}`], {
    // Without it the browser paints nothing on a screen that has no graphics card.
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() => isReady(`${url}/status`));
  const { Builder, By } = (
    await loadPackage<{ readonly default: Selenium }>(enginePackages, 'selenium-webdriver')
  ).default;
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect(windowSize);
  const capabilities = await driver.getCapabilities();
  return {
    version: `${capabilities.getBrowserName()}/${capabilities.getBrowserVersion()}`,
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    evaluate: (expression) => inTime(driver.executeScript(`return ${expression}`)),
    click: async (selector) => driver.findElement(By.css(selector)).click(),
    type: async (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    close: async () => {
      try {
        await inTime(driver.quit());
      } finally {
        await Promise.all([end(service), end(screen)]);
      }
    },
  };
}

/** The driver cannot choose one and say which. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Rejects when there is no answer in time: to a script that is sent while one process of the browser takes over from another, there
 * may never be one. Whoever polls tries again.
 */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = setTimeout(answerMs, undefined, { ref: false }).then(() => {
    throw new Error(`WebKit has not answered in ${answerMs} ms`);
  });
  return Promise.race([answer, late]);
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.kill()) await ended;
}
