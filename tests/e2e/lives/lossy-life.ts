import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { type LossyNetwork, loseResponses } from '../../support/lossy-network.ts'
import { makePicture } from '../../support/make-picture.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { readFacts } from '../../support/world-facts.ts'
import { AgeDocumentPage } from '../page-models/age-document-page.ts'
import { HomePage } from '../page-models/home-page.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { mailLink } from '../page-models/outbox.ts'
import { SignUpPage } from '../page-models/sign-up-page.ts'
import { SentenceLog } from './sentence-log.ts'
import { memberBy, recordsOf, type World } from './world-of-member.ts'

/** Sentences with which the app says that an act failed or is unknown. */
const failing =
  /入力内容を確認|できませんでした|確認してください|エラーが発生|送信されていません|保存されていません|行われていません|有効期限が切れ|ご利用いただけません|取れていません/

/** Sentences with which the app says that it does not know whether an act is done. */
const unknown = /確認できませんでした/

/** Sentence after a step that only prepares an act, such as the token of a card: it may be pressed again. */
const again = /通信状況をご確認のうえ、もう一度お試しください/

interface Act {
  readonly name: string
  /** What she presses; again after the page said that nothing happened. */
  readonly press: () => Promise<void>
  /** What the page shows once the act is done. */
  readonly done: Locator | (() => Promise<boolean>)
  /** Number of records that the act adds to. */
  readonly count: (world: World) => number
}

/** A member who acts over a network that loses responses, and remembers what the app said. */
export class LossyLife {
  readonly page: Page
  readonly email: string
  private readonly server: MockServer
  private readonly network: LossyNetwork
  private readonly said: string[] = []
  private readonly log: SentenceLog
  /** The act in hand, with the number of its records before it. */
  private acting: { readonly count: (world: World) => number; readonly before: number } | null = null

  private constructor(page: Page, server: MockServer, network: LossyNetwork, email: string) {
    this.page = page
    this.email = email
    this.server = server
    this.network = network
    this.log = new SentenceLog(server, email)
  }

  static async begin(page: Page, server: MockServer, email: string): Promise<LossyLife> {
    await page.exposeFunction('noteSaid', (text: string, path: string) => {
      life.said.push(text)
      const { acting } = life
      life.log.note(path, text, (world) => (acting === null ? null : acting.count(world) - acting.before))
    })
    await page.addInitScript(noteSentences)
    const life = new LossyLife(page, server, await loseResponses(page, 7), email)
    return life
  }

  /** Writes the log of all sentences, which must agree with the world. */
  async finish(): Promise<void> {
    expect(await this.log.finish(test.info()), 'sentences that the world contradicts').toEqual([])
    expect(this.log.compared, 'sentences that were compared with the world').toBeGreaterThan(3)
  }

  get lostResponses(): readonly string[] {
    return this.network.lost
  }

  world(): Promise<World> {
    return readFacts(this.server.control)
  }

  /** Opens a page; asks again while it says that it could not load. */
  async open(path: string, shown: Locator): Promise<void> {
    const again = this.page.getByRole('button', { name: /もう一度|再読み込み/ }).first()
    await this.page.goto(path)
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 })
      await expect(shown.first()).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
  }

  /**
   * Does one act, with the answer to its first write lost. Afterwards the page and the server agree: done once, or said to
   * be not done and not done.
   */
  async act({ name, press, done, count }: Act): Promise<void> {
    await test.step(name, async () => {
      const before = count(await this.world())
      this.acting = { count, before }
      const isDone = typeof done === 'function' ? done : () => done.first().isVisible()
      this.network.loseNextWrite()
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        this.said.length = 0
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        await press()
        // oxlint-disable-next-line no-await-in-loop
        const outcome = await this.outcome(isDone)
        // oxlint-disable-next-line no-await-in-loop
        const held = count(await this.world()) - before
        const report = `${name}, attempt ${attempt}: the page is ${outcome} after saying 「${this.said.join('／')}」`
        if (outcome === 'done') {
          expect(held, report).toBe(1)
          expect(
            this.said.filter((text) => failing.test(text)),
            report,
          ).toEqual([])
          this.acting = null
          return
        }
        expect(held, report).toBe(0)
      }
      throw new Error(`${name}: not done after four attempts. Said: ${this.said.join('／')}`)
    })
  }

  /** Waits until the page shows the act as done, or says that it failed and rests. */
  private async outcome(isDone: () => Promise<boolean>): Promise<'done' | 'failed' | 'unknown'> {
    let failedAt: number | undefined
    const began = Date.now()
    while (Date.now() - began < 60_000) {
      // oxlint-disable-next-line no-await-in-loop -- polls the page
      if (await isDone()) return 'done'
      if (this.said.some((text) => failing.test(text) || again.test(text))) failedAt ??= Date.now()
      // Time for a page that corrects itself.
      if (failedAt !== undefined && Date.now() - failedAt > 3_000)
        return this.said.some((text) => unknown.test(text)) ? 'unknown' : 'failed'
      // oxlint-disable-next-line no-await-in-loop
      await this.page.waitForTimeout(100)
    }
    return 'failed'
  }

  /** Signs up, opens the link of the mail and logs in. */
  async signUp(email: string, password: string, sex: '男性' | '女性'): Promise<void> {
    const signUp = new SignUpPage(this.page)
    await this.open('/signup', signUp.submit)
    await this.act({
      name: 'signs up',
      press: async () => {
        await signUp.fill({ email, password, sex })
        await signUp.submit.click()
      },
      done: this.page.getByText(`${email} 宛てにお送りしました。`),
      count: (world) => (memberBy(world, email) ? 1 : 0),
    })
    await this.page.goto(await mailLink(this.server.control, email))
    await expect(this.page.getByText(/メールアドレスの確認が完了しました|すでに確認済みです/)).toBeVisible()
    await this.logIn(email, password)
  }

  /** Hands in an age document, which the operator accepts. */
  async handInDocument(email: string): Promise<void> {
    const document = new AgeDocumentPage(this.page)
    await this.open('/age_confirmation', this.page.locator('form'))
    await document.input.waitFor({ state: 'attached' })
    await document.choose(await makePicture(this.page, 'image/jpeg'))
    await this.act({
      name: 'hands in the document',
      press: () => document.submit.click(),
      done: this.page.getByText(/年齢確認書類を提出しました|書類を確認中です/),
      count: (world) => recordsOf(world, 'ageDocuments', 'memberId', email).length,
    })
    await this.server.control.post('/operator/age-review', { member: email, age_conf: 2 })
  }

  /** Logs in, and again while no answer comes. */
  async logIn(email: string, password: string): Promise<void> {
    const login = new LoginPage(this.page)
    await this.open('/login', login.submit)
    await expect(async () => {
      if (new URL(this.page.url()).pathname === '/login') await login.send(email, password)
      await this.page.waitForURL((url) => url.pathname !== '/login', { timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
  }

  /** Closes what opens by itself on home. What a lost answer keeps from opening is not waited for. */
  async closeDialogs(): Promise<void> {
    const button = this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^(受け取りました|確認しました|閉じる)$/ })
      .last()
    while (
      await button.waitFor({ timeout: 1_500 }).then(
        () => true,
        () => false,
      )
    )
      await button.click({ timeout: 1_000 }).catch(() => {})
  }

  /** Lets virtual time pass and looks in at home, as members do each day. */
  async days(number: number): Promise<void> {
    await this.log.caughtUp()
    await this.server.control.post('/clock', { advance: `P${number}D`, keepSessions: true })
    const home = new HomePage(this.page)
    await this.open('/home', home.heading)
    await this.closeDialogs()
  }
}

/** Reports each sentence of a live region or alert to the test. */
function noteSentences(): void {
  const { noteSaid } = window as unknown as { noteSaid: (text: string, path: string) => void }
  const regions = '[role=alert], [role=status], output, [role=alertdialog]'
  let last = ''
  const note = () => {
    const texts = [...document.querySelectorAll<HTMLElement>(regions)].map((each) => each.innerText.trim())
    const text = texts.filter((each) => each !== '').join('／')
    if (text !== '' && text !== last) noteSaid(text, location.pathname)
    last = text
  }
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
