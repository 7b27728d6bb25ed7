/** Puts the types in the folder `types/` into one file. `root` is the project's folder. */
export declare function packTypes(root: string): void;

/** Puts the types of a package in their place, whole or not at all, where they are not there yet. `root` is the package's folder. */
export declare function unpackTypes(root: string): void;
