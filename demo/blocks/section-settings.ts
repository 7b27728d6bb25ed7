/** The settings of the `pier/*` blocks, as the CMS gives them in `data-props`. Links are addresses on the CMS. */

export interface Picture {
  /** Id in the media library. */
  readonly id: number;
  readonly url: string;
  readonly alt: string;
}

export interface LabelledLink {
  readonly label: string;
  readonly url: string;
}

export interface NamedValue {
  readonly label: string;
  readonly value: number;
}

export interface HeroSettings {
  readonly kicker?: string;
  readonly heading: string;
  readonly text?: string;
  readonly image?: Picture;
  readonly actions?: readonly LabelledLink[];
}

export interface EventGridSettings {
  readonly heading?: string;
  readonly limit?: number;
  readonly slugs?: readonly string[];
  readonly more?: LabelledLink;
}

export interface NewsGridSettings {
  readonly heading?: string;
  readonly limit?: number;
  /** Slug of a category. */
  readonly category?: string;
  readonly more?: LabelledLink;
}

export interface ExperienceGridSettings {
  readonly heading?: string;
  readonly slugs?: readonly string[];
}

export interface LocationGridSettings {
  readonly heading?: string;
  readonly slugs?: readonly string[];
  readonly limit?: number;
  readonly more?: LabelledLink;
}

/** `bounds` are the degrees of the plan's edges. */
export interface MapSettings {
  readonly heading?: string;
  readonly plan: Picture;
  readonly bounds: {
    readonly south: number;
    readonly west: number;
    readonly north: number;
    readonly east: number;
  };
  readonly slugs?: readonly string[];
  /** From the gate to the light. */
  readonly walk?: readonly string[];
}

export interface SlideshowSettings {
  readonly heading?: string;
  readonly slides: readonly { readonly image: Picture; readonly caption?: string; readonly url?: string }[];
}

export interface VideoSettings {
  readonly heading?: string;
  readonly text?: string;
  readonly url: string;
  readonly poster?: Picture;
}

export interface TeamSettings {
  readonly heading?: string;
  readonly members: readonly {
    readonly name: string;
    readonly role: string;
    readonly text?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly link?: LabelledLink;
    readonly image?: Picture;
  }[];
}

export interface LeasingStatisticsSettings {
  readonly heading?: string;
  readonly text?: string;
  readonly figures: readonly { readonly value: string; readonly label: string; readonly note?: string }[];
  readonly charts: readonly {
    readonly title: string;
    /** Bars by default. */
    readonly type?: 'bars' | 'columns' | 'line' | 'donut';
    readonly unit?: string;
    readonly source?: string;
    readonly bars: readonly NamedValue[];
  }[];
  readonly spaces?: readonly {
    readonly name: string;
    readonly text?: string;
    readonly size?: string;
    readonly rent?: string;
    readonly available?: string;
    readonly more?: LabelledLink;
  }[];
  readonly contact?: LabelledLink;
}

/** `to`: where the way ends, when it is not the pier. */
export interface GettingHereSettings {
  readonly heading?: string;
  readonly text?: string;
  readonly ways: readonly {
    readonly way: 'foot' | 'bicycle' | 'transit' | 'ferry' | 'car';
    readonly title?: string;
    readonly text?: string;
    readonly to?: string;
    readonly more?: LabelledLink;
  }[];
}

export interface ParkingSettings {
  readonly heading?: string;
  readonly text?: string;
  readonly lots: readonly {
    readonly name: string;
    readonly address?: string;
    readonly spaces?: number;
    readonly accessible?: number;
    readonly charging?: number;
    readonly pay?: string;
    readonly rates: readonly { readonly label: string; readonly price: string }[];
    readonly note?: string;
    readonly walk?: string;
  }[];
}

/** Dates of exceptions are days: "2026-07-04". */
export interface ScheduleSettings {
  readonly heading?: string;
  readonly rows: readonly { readonly days: string; readonly hours: string; readonly note?: string }[];
  readonly exceptions?: readonly { readonly date: string; readonly hours: string; readonly note?: string }[];
}

/** `progress` is the share of the goal reached, 0 to 1. */
export interface SustainabilitySettings {
  readonly heading?: string;
  readonly text?: string;
  readonly figures: readonly {
    readonly value: string;
    readonly unit?: string;
    readonly label: string;
    readonly progress?: number;
    readonly goal?: string;
    readonly trend?: readonly NamedValue[];
    readonly source?: string;
  }[];
  readonly source?: string;
}

/** Dates are days: "2026-07-04". A phase without an end goes on. */
export interface TimelineSettings {
  readonly heading?: string;
  readonly text?: string;
  readonly phases: readonly {
    readonly title: string;
    readonly start?: string;
    readonly end?: string;
    readonly text?: string;
    readonly image?: Picture;
    readonly more?: LabelledLink;
  }[];
}

export interface PressKitSettings {
  readonly heading?: string;
  readonly text?: string;
  readonly files?: readonly { readonly name: string; readonly file: Picture; readonly note?: string }[];
  readonly pictures?: readonly {
    readonly image: Picture;
    readonly credit: string;
    readonly caption?: string;
  }[];
  readonly contact?: LabelledLink;
}

export interface AccessGuideSettings {
  readonly heading?: string;
  readonly text?: string;
}
