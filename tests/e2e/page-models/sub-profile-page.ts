import type { Locator, Page } from '@playwright/test'
import { TimelinePage } from './timeline-page.ts'

/** Labels of the rows that a man's and a woman's detailed profile share. */
export const rowsOfBoth = [
  '年齢',
  'エリア',
  '体型',
  '動画撮影',
  '会う前のメッセージ',
  '会う前の通話',
  '会う前の写真交換',
  '会う前の連絡先交換',
  '都合のよい時間帯',
  'アナル',
  '屋外（人目のない私的な場所）',
  '複数人',
  'Sの度合い',
  'Mの度合い',
]

/** /subprofile. */
export class SubProfilePage {
  readonly page: Page
  readonly likeButton: Locator
  readonly sentButton: Locator
  readonly remaining: Locator
  readonly dialog: Locator
  /** Undoes a purchased like. */
  readonly undo: Locator

  constructor(page: Page) {
    this.page = page
    this.likeButton = page.getByRole('button', { name: 'いいねを送る' })
    this.sentButton = page.getByRole('button', { name: 'いいね送信済み' })
    this.remaining = page.getByText(/^いいね残り\d+$/)
    this.undo = page.getByRole('button', { name: '元に戻す' })
    this.dialog = page.getByRole('alertdialog', { name: 'いいね👍' })
  }

  /** Opens the first profile of the timeline that can be liked. */
  static async openFirst(page: Page): Promise<SubProfilePage> {
    const subProfile = new SubProfilePage(page)
    for (const address of await new TimelinePage(page).addresses()) {
      await page.goto(address ?? '')
      await page.getByRole('heading', { name: '基本情報' }).waitFor()
      if (await subProfile.likeButton.isVisible()) return subProfile
    }
    throw new Error('Failed to find a profile that can be liked: the timeline has none.')
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name })
  }
}
