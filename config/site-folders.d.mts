export declare const partFolders: readonly string[];
export declare const siteFolders: readonly string[];
export declare const codeFolders: readonly string[];
export declare function isCode(name: string): boolean;
export declare function listFilesBelow(folder: string): readonly string[];
