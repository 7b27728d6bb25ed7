/** The `content` of an entry that another WordPress than that of this project's tests answers. */
export interface OtherEntry {
  /** Names the WordPress, theme or plugin, and what it shows. */
  readonly name: string;
  readonly content: string;
}

export const cms = 'https://cms.pier.example';
export const uploads = `${cms}/wp-content/uploads/2021/03`;

/** The sizes of a picture as WordPress lists them. */
export function srcset(name: string): string {
  return `${uploads}/${name}-1024x683.jpg 1024w, ${uploads}/${name}-300x200.jpg 300w, ${uploads}/${name}.jpg 1800w`;
}
