import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';

export interface ScriptOptions {
  /** The text of a CommonJS module. */
  readonly script: string;
  /** The name in stack traces. */
  readonly name: string;
  /** The project's folder, absolute: other modules are resolved from there. */
  readonly root: string;
  /** Modules that are already loaded. */
  readonly modules?: Readonly<Record<string, unknown>>;
}

/**
 * Runs a module from memory and returns its exports. An imported module is never freed; this one is
 * when nothing refers to its exports, so a watch may run thousands.
 */
export function evaluateScript<Exports>({ script, name, root, modules = {} }: ScriptOptions): Exports {
  const run = compileFunction(`${script}\nreturn module.exports;`, ['module', 'require'], { filename: name });
  const requireFile = createRequire(path.join(root, 'package.json'));
  const require = (id: string): unknown => (Object.hasOwn(modules, id) ? modules[id] : requireFile(id));
  return run({ exports: {} }, require);
}
