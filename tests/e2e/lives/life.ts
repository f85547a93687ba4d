import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { makePicture } from '../../support/make-picture.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { AgeDocumentPage } from '../page-models/age-document-page.ts'
import { CardForm } from '../page-models/card-form.ts'
import { HomePage } from '../page-models/home-page.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { mailLink } from '../page-models/outbox.ts'
import { SubProfilePage } from '../page-models/sub-profile-page.ts'
import { TimelinePage } from '../page-models/timeline-page.ts'

export const password = 'yoimachi123'

/** One part of a life, with its title in the report. */
export type Chapter = readonly [title: string, live: (life: Life) => Promise<void>]

/** A member whose life a test follows on one phone, and what members of both sexes do. */
export class Life {
  readonly page: Page
  readonly server: MockServer
  readonly email: string
  readonly home: HomePage
  readonly main: Locator

  constructor(page: Page, server: MockServer, email: string) {
    this.page = page
    this.server = server
    this.email = email
    this.home = new HomePage(page)
    this.main = page.getByRole('main')
  }

  /** Lives the chapters in their order, each as a step of the report. */
  async live(chapters: readonly Chapter[]): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const [title, live] of chapters) await test.step(title, () => live(this))
  }

  async expectText(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text)).toBeVisible()
  }

  async expectNoText(text: string): Promise<void> {
    await expect(this.page.getByText(text)).toHaveCount(0)
  }

  /** Waits for the page after a press. */
  async arrive(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path)
  }

  async logIn(): Promise<void> {
    await new LoginPage(this.page).logIn(this.email, password)
  }

  /** Opens the link of the newest mail; returns it. */
  async confirmAddress(): Promise<string> {
    const link = await mailLink(this.server.control, this.email)
    await this.page.goto(link)
    await this.expectText('メールアドレスの確認が完了しました。ログインしてください。')
    return link
  }

  /** Hands in an age document on the page that asks for it. */
  async handInDocument(): Promise<void> {
    const form = new AgeDocumentPage(this.page)
    await form.input.waitFor({ state: 'attached' })
    await form.choose(await makePicture(this.page, 'image/jpeg'))
    await form.submit.click()
    await this.expectText('年齢確認書類を提出しました。確認には最大1営業日かかります。')
  }

  async acceptDocument(): Promise<void> {
    await this.server.control.post('/operator/age-review', { member: this.email, age_conf: 2 })
  }

  /** Buys ten likes and checks on a profile the balance and that purchased likes are spent first. */
  async expectOrderOfLikes(): Promise<void> {
    const { page } = this
    await page.goto('/shop')
    await page.getByRole('group', { name: 'パックを選ぶ' }).getByText('10個', { exact: true }).click()
    await new CardForm(page).fill('4242424242424242')
    await page.getByRole('button', { name: '1,500円で購入する' }).click()
    await new TimelinePage(page).purchased.getByRole('button', { name: '閉じる' }).click()
    await this.expectText(/^いいね残り\d+（無料\d+・購入10）$/)
    await SubProfilePage.openFirst(page)
    await this.expectText('購入した分（残り10）から先に使われます。')
  }
}
