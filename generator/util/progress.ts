/** The stages of a build, in their order. */
const stages = ['crawl', 'media', 'bundle', 'routes', 'render', 'output', 'publish'] as const;

export type Stage = (typeof stages)[number];

/** The stages that consist of many small pieces of work. */
export type CountedStage = Extract<Stage, 'crawl' | 'media' | 'render'>;

/** The progress of a stage. `total` may grow while a crawl finds more. */
export interface Progress {
  readonly stage: CountedStage;
  readonly done: number;
  readonly total: number;
  /** Pieces besides that need no work, as far as they are known: memory holds their index. */
  readonly kept?: number;
}

export type OnProgress = (progress: Progress) => void;
