/** A section of a page under /about: a heading and plain paragraphs. */
export interface AboutSection {
  heading: string
  paragraphs: readonly string[]
}

export const section = (heading: string, ...paragraphs: readonly string[]): AboutSection => ({ heading, paragraphs })

/** A page under /about. `note` marks placeholder content (IMP-27). */
export interface AboutPage {
  title: string
  note: string | null
  sections: readonly AboutSection[]
}
