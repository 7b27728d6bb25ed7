export declare const partFolders: readonly string[];
export declare const siteFolders: readonly string[];
