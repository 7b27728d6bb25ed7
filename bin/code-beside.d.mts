export declare function readCodeBeside(root: string, site: string): readonly string[];
