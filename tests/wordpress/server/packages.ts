import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const place = 'tests/wordpress';

/** The folder of the project, absolute: this file is in it, and so is the bundle of a tool that has this code. */
export const projectFolder = findProject(import.meta.dirname);

/** The folder with the packages of a real WordPress: they are installed apart from the project. */
export const packagesFolder = path.join(projectFolder, place);

function findProject(folder: string): string {
  const isProject = existsSync(path.join(folder, place, 'package.json'));
  return isProject || folder === path.dirname(folder) ? folder : findProject(path.dirname(folder));
}

/** The parts of `@php-wasm/universal` that the server uses: its types are not in the project. */
export interface PhpPackage {
  readonly PHP: new (runtime: number) => Php;
  readonly loadPHPRuntime: (loader: unknown) => Promise<number>;
  readonly PHPRequestHandler: new (settings: HandlerSettings) => RequestHandler;
}

export interface Php {
  mkdir(folder: string): void;
  writeFile(file: string, text: string): void;
  mount(folder: string, handler: MountHandler): Promise<unknown>;
  run(request: { readonly code: string }): Promise<PhpAnswer>;
  /** Says which kind of server PHP runs in; before the first request. */
  setSapiName(name: string): void;
  exit(): void;
}

/** Attaches something to a folder of PHP's file system; returns a function that detaches it. */
export type MountHandler = (php: Php, fs: PhpFileSystem, folder: string) => () => void;

export interface PhpFileSystem {
  readonly filesystems: { readonly NODEFS: unknown };
  mount(kind: unknown, settings: { readonly root: string }, folder: string): void;
  unmount(folder: string): void;
}

export interface HandlerSettings {
  readonly php: Php;
  readonly documentRoot: string;
  readonly absoluteUrl: string;
  readonly cookieStore: false;
  readonly getFileNotFoundAction: (path: string) => {
    readonly type: 'internal-redirect';
    readonly uri: string;
  };
}

export interface RequestHandler {
  request(request: PhpRequest): Promise<PhpAnswer>;
}

export interface PhpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface PhpAnswer {
  readonly httpStatusCode: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly errors: string;
  readonly exitCode: number;
}

const require = createRequire(path.join(packagesFolder, 'package.json'));

/** Loads PHP in WebAssembly. Rejects when the packages are not installed. */
export async function loadPhp(): Promise<PhpPackage & { readonly start: () => Promise<Php> }> {
  const universal: PhpPackage = await import(url('@php-wasm/universal'));
  const build: { getPHPLoaderModule: () => Promise<unknown> } = await import(
    url(process.env.BOARDWALK_PHP ?? '@php-wasm/node-8-3')
  );
  const start = async () =>
    new universal.PHP(await universal.loadPHPRuntime(await build.getPHPLoaderModule()));
  return { ...universal, start };
}

function url(name: string): string {
  return pathToFileURL(require.resolve(name)).href;
}

/** The folder of WordPress itself: the one that `BOARDWALK_WORDPRESS` names, or else the one that wp-studio brings. */
export function coreFolder(): string {
  return process.env.BOARDWALK_WORDPRESS ?? studioFile('latest/wordpress');
}

/** Returns the path of a file or folder that wp-studio brings: WordPress itself, its driver for SQLite, wp-cli. */
export function studioFile(name: string): string {
  return path.join(packagesFolder, 'node_modules/wp-studio/dist/cli/wp-files', name);
}
