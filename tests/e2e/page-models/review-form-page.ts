import type { Locator, Page } from '@playwright/test'
import { readApi } from './member-api.ts'

const lastLabels = [
  'とても丁寧だった',
  'とても安心できた',
  'そのとおりだった',
  'とても心地よかった',
  'とても心地よかった',
  'とても合っていた',
  'とても優しかった',
  'ちょうどよい',
  'ちょうどよい',
  'ちょうどよい',
  'ぜひまた会いたい',
]

/** /reviewform. */
export class ReviewFormPage {
  readonly page: Page
  readonly date: Locator
  readonly text: Locator
  readonly questions: Locator
  readonly submit: Locator
  readonly incomplete: Locator

  constructor(page: Page) {
    this.page = page
    this.date = page.getByLabel('お会いした日')
    this.text = page.getByRole('textbox', { name: '口コミ' })
    this.questions = page.getByRole('region', { name: '評価' }).getByRole('group')
    this.submit = page.getByRole('button', { name: '投稿する' })
    this.incomplete = page.getByRole('button', { name: 'すべて入力してください' })
  }

  /** The id of one of her pairings: not reviewed yet, or reviewed before. The page must have loaded the app. */
  static async findId(page: Page, reviewed: boolean): Promise<number> {
    for (let number = 1; number < 20; number += 1) {
      const path = `/api/recommends?status=matching&page=${number}`
      const { rec } = await readApi<{ rec: { id: number }[] }>(page, path)
      for (const { id } of rec) {
        const { review } = await readApi<{ review?: { dating_date: string | null } }>(
          page,
          `/api/review?recommend_id=${id}`,
        )
        if (review && (review.dating_date !== null) === reviewed) return id
      }
    }
    throw new Error('Failed to find a pairing to review: the persona has none.')
  }

  static async open(page: Page, id: number): Promise<ReviewFormPage> {
    await page.goto(`/reviewform?id=${id}`)
    const form = new ReviewFormPage(page)
    await form.date.waitFor()
    return form
  }

  /** Chooses the best answer of every question. */
  async rateAll(): Promise<void> {
    for (const [index, label] of lastLabels.entries()) {
      const best = this.questions
        .nth(index)
        .getByRole('radio', { name: new RegExp(`${label}$`) })
        .last()
      // By keyboard, because the bar with the button may cover the target of a mouse press.
      await best.press('Space')
    }
  }

  async fill(date: string, text: string): Promise<void> {
    await this.date.fill(date)
    await this.rateAll()
    await this.text.fill(text)
    await this.page.getByText('全文を公開してもよい').click()
  }
}
