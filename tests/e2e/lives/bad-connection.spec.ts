import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { test as base, withMotion } from '../../support/fixtures.ts'
import { makePicture } from '../../support/make-picture.ts'
import { startMockServer, type MockServer } from '../../support/mock-server.ts'
import { AgeDocumentPage } from '../page-models/age-document-page.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { HomePage } from '../page-models/home-page.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { PaymentPage } from '../page-models/payment-page.ts'
import { ProfileForm } from '../page-models/profile-form.ts'

const offlineBar = 'インターネットに接続されていません。'

/** A server that can be killed and restarted with the same world and address. */
class Mortal {
  private constructor(private server: MockServer) {}

  static async start(dataDir: string): Promise<Mortal> {
    return new Mortal(await startMockServer({ dataDir }))
  }

  get phone(): string {
    return this.server.phone('a')
  }

  get control(): MockServer['control'] {
    return this.server.control
  }

  async kill(): Promise<void> {
    await this.server.stop('SIGKILL')
  }

  async revive(): Promise<void> {
    const { dataDir, port } = this.server
    this.server = await startMockServer({ dataDir, args: ['--port', String(port)] })
  }

  /** Kills it while a received call has no response yet. */
  async killDuring(page: Page, path: string, begin: () => Promise<void>): Promise<void> {
    await this.control.put('/faults', [{ match: { path }, latencyMs: 60_000 }])
    const arrived = page.waitForRequest(`**${path}`)
    await begin()
    await arrived
    await expect.poll(async () => (await this.control.get<{ fired: number }[]>('/faults'))[0]?.fired).toBe(1)
    await this.kill()
  }
}

/** `test` with its own server that may be killed and ends with the test. */
const test = base.extend<{ mortal: Mortal }>({
  // Playwright reads the names of wanted fixtures from a destructured first parameter, also when there are none.
  // oxlint-disable-next-line no-empty-pattern
  mortal: async ({}, use, info) => {
    const mortal = await Mortal.start(info.outputPath('world'))
    await use(mortal)
    await mortal.kill()
  },
})

async function logIn(browser: Browser, server: Mortal, persona: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.phone,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/login')
  await new LoginPage(page).logIn(`${persona}@yoimachi.example`, 'yoimachi123')
  await page.waitForURL((url) => url.pathname !== '/login')
  return page
}

test.use(withMotion)

test('PHOTO-21 D-65 D-90 her server dies in the middle of an upload, then her line does: nothing typed is lost', async ({
  browser,
  mortal: server,
}) => {
  test.setTimeout(180_000)
  const page = await logIn(browser, server, 'woman')

  await test.step('the fields are stored, the photo is not, and the form says so', async () => {
    await page.goto('/femaleform')
    const form = new ProfileForm(page)
    await form.complete()
    await form.name.fill('ゆうな')
    await form.slot(2).setInputFiles(await makePicture(page, 'image/png'))
    await page.getByRole('button', { name: 'この写真を使う' }).click()
    await server.killDuring(page, '/api/user/profile_img', () => form.submit.click())
    await expect(page.getByText('登録情報を更新しました。写真を送信できませんでした。')).toBeVisible()
    await expect(page.getByText('登録情報を更新しました。', { exact: true })).toHaveCount(0)
    await expect(page).toHaveURL((url) => url.pathname === '/femaleform')
    await expect(form.section('写真').getByText('未送信')).toHaveCount(1)
    await expect(form.name).toHaveValue('ゆうな')

    await server.revive()
    await page.getByRole('button', { name: '写真2をもう一度送る' }).click()
    await expect(page.getByText('写真を登録しました。')).toBeVisible()
    await page.reload()
    await form.complete()
    await expect(form.name).toHaveValue('ゆうな')
    await expect(form.section('写真').locator('img').nth(1)).toHaveAttribute('src', /\/uploads\//)
  })

  await test.step('offline a message waits, marked, and is sent once by itself when the connection is back', async () => {
    await page.goto('/recommends?status=matching')
    await page.getByRole('main').locator('a[href^="/chat"]').first().click()
    const chat = new ChatPage(page)
    await expect(chat.input).toBeEnabled()
    await page.context().setOffline(true)
    await expect(page.getByText(offlineBar).first()).toBeVisible()
    await chat.write('明日は晴れるそうですね。')
    await expect(chat.log.getByText('未送信')).toBeVisible({ timeout: 20_000 })
    // Only the bar reports it; nothing covers the messages.
    await expect(page.getByText('接続し直しています…')).toHaveCount(0)
    await chat.input.fill('書きかけの一文')
    await page.context().setOffline(false)
    await expect(page.getByText(offlineBar)).toHaveCount(0)
    await expect(chat.log.getByText('未送信')).toHaveCount(0, { timeout: 20_000 })
    await page.reload()
    await expect(chat.bubble('明日は晴れるそうですね。')).toHaveCount(1)
    await expect(chat.input).toHaveValue('書きかけの一文')
  })

  await test.step('a list that does not come says so and comes when asked again', async () => {
    await server.kill()
    await page.goto('about:blank')
    await server.revive()
    await page.goto('/home')
    await new HomePage(page).closeDialogs()
    await page.context().setOffline(true)
    await page.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: 'タイムライン' }).click()
    await expect(page.getByText(offlineBar).first()).toBeVisible()
    await expect(page).not.toHaveURL(/\/login/)
    await page.context().setOffline(false)
    await expect(page.getByText(/^いいね残り\d+/)).toBeVisible({ timeout: 20_000 })
  })
  await page.context().close()
})

test('AGE-15 PAY-94 his server dies under his document and under his payment: both can be sent again, once each', async ({
  browser,
  mortal: server,
}) => {
  test.setTimeout(180_000)
  const page = await logIn(browser, server, 'man-no-document')

  await test.step('the document stays chosen and is handed in the second time', async () => {
    await page.goto('/age_confirmation')
    const form = new AgeDocumentPage(page)
    await form.input.waitFor({ state: 'attached' })
    await form.choose(await makePicture(page, 'image/jpeg'))
    await server.killDuring(page, '/api/age_conf/submit', () => form.submit.click())
    await expect(form.submit).toHaveText('しばらくしてから再度提出してください')
    await expect(form.preview).toBeVisible()
    await server.revive()
    await form.submit.click()
    await expect(page.getByText('年齢確認書類を提出しました。確認には最大1営業日かかります。')).toBeVisible()
    await server.control.post('/operator/age-review', {
      member: 'man-no-document@yoimachi.example',
      age_conf: 2,
    })
  })
  await page.context().close()

  const unpaid = await logIn(browser, server, 'man-unpaid')
  await test.step('the card stays typed, and the plan is charged once', async () => {
    const payment = await PaymentPage.open(unpaid)
    await payment.plan('1ヶ月プラン').click()
    await payment.card.fill('4242424242424242')
    const typed = await payment.card.values()
    await server.killDuring(unpaid, '/api/al_payment', () => payment.send())
    // The outcome is asked for until the server answers (D-110).
    await expect(unpaid.getByText('結果を確認しています。もう一度押さないでください。')).toBeVisible()
    await expect(payment.card.alert).toHaveCount(0)
    await server.revive()
    await expect(payment.card.alert).toContainText('お支払いは行われていません。', { timeout: 60_000 })
    expect(await payment.card.values()).toEqual(typed)
    await expect(payment.plan('1ヶ月プラン').getByRole('radio')).toBeChecked()
    await payment.send()
    await unpaid.waitForURL((url) => url.pathname === '/home')
    await unpaid.goto('/payment_information')
    await expect(unpaid.getByRole('main').getByText('1ヶ月プラン')).toBeVisible()
  })
  await unpaid.context().close()
})
