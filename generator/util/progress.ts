/** The stages of a build, in their order. */
const stages = ['crawl', 'media', 'bundle', 'routes', 'render', 'output', 'publish'] as const;

export type Stage = (typeof stages)[number];

/** The stages that are many small pieces of work. */
export type CountedStage = Extract<Stage, 'crawl' | 'media' | 'render'>;

/** How far a stage is. `total` may still grow while a crawl finds more. */
export interface Progress {
  readonly stage: CountedStage;
  readonly done: number;
  readonly total: number;
}

export type OnProgress = (progress: Progress) => void;
