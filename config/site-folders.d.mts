export declare const partFolders: readonly string[];
export declare const siteFolders: readonly string[];
export declare function listFilesBelow(folder: string): readonly string[];
