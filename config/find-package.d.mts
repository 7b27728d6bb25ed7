import type { OnResolveArgs, PluginBuild, ResolveResult } from 'esbuild';

export declare const asked: object;
export declare function findPackage(
  bundler: Pick<PluginBuild, 'resolve'> & { readonly root: string },
  imported: Pick<OnResolveArgs, 'path' | 'kind' | 'importer' | 'resolveDir'>,
): Promise<ResolveResult>;
