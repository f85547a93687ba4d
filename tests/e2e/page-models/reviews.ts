import type { Page } from '@playwright/test'

/** A public review as the list of reviews returns it. */
export interface Review {
  id: number
  point: number
  published_text: string
  detail_show: boolean
  liked_count: number
  already_liked: boolean
}

/** The cards of a list of reviews. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article')
