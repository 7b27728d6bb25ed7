/** A social card that a page names: its picture in networks, made from its title and its picture. */
export interface NamedCard {
  /** The title of the page, in letters that can be drawn. */
  readonly title: string;
  /** The name of the site, unless it is the title. */
  readonly site?: string;
  /** The path of the picture on the site: it is named by its bytes. */
  readonly picture: string;
  /** The point of the picture that is always seen, in percents. */
  readonly focus?: readonly [x: number, y: number];
}
