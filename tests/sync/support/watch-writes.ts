import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const names = ['link', 'mkdir', 'rename', 'rm', 'rmdir', 'symlink', 'unlink', 'writeFile'];

/**
 * Calls `onWrite` with the number of each write below a folder, the first of which is 1, before it is done.
 * When it throws, the write fails with that error. Returns a function that stops watching.
 */
export function watchWrites(folder: string, onWrite: (count: number) => void): () => void {
  let count = 0;
  const ends: (() => void)[] = [];
  const watch = (module: object, name: string, fail: (error: unknown, args: unknown[]) => unknown): void => {
    const original: unknown = Reflect.get(module, name);
    if (typeof original !== 'function') throw new TypeError(`${name} is no function`);
    Reflect.set(module, name, (...args: unknown[]): unknown => {
      try {
        if (args.some((arg) => typeof arg === 'string' && arg.startsWith(folder))) onWrite(++count);
      } catch (error) {
        return fail(error, args);
      }
      return Reflect.apply(original, module, args);
    });
    ends.push(() => void Reflect.set(module, name, original));
  };
  for (const name of names) {
    watch(fs.promises, name, (error) => Promise.reject(error));
    watch(fs, `${name}Sync`, (error) => {
      throw error;
    });
    watch(fs, name, (error, args) => {
      const callback = args.at(-1);
      if (typeof callback === 'function') callback(error);
    });
  }
  syncBuiltinESMExports();
  return () => {
    for (const end of ends) end();
    syncBuiltinESMExports();
  };
}
