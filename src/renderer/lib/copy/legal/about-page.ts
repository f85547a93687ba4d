/** One section of a page under /about: a heading and plain paragraphs. */
export interface AboutSection {
  heading: string
  paragraphs: readonly string[]
}

/** A page under /about. `note` says honestly what is still a placeholder (IMP-27). */
export interface AboutPage {
  title: string
  note: string | null
  sections: readonly AboutSection[]
}

/** Stands wherever the facts of a company would. */
export const operatorPlaceholder = '本ページの事業者情報は公開時に記載します。'

/** Stands where a partner or an account of the service does not exist yet. */
export const partnerPlaceholder = '掲載内容は準備中です。公開時に、提携先の情報を記載します。'
