import type { Page } from '@playwright/test'
import { ChatPage } from '../../e2e/page-models/chat-page.ts'
import { LoginPage } from '../../e2e/page-models/login-page.ts'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { PartnerPage } from '../../e2e/page-models/partner-page.ts'
import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { SignUpPage } from '../../e2e/page-models/sign-up-page.ts'
import { SubProfilePage } from '../../e2e/page-models/sub-profile-page.ts'
import { allRows, personaApi, rowAt } from '../../support/persona-api.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const at = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path)

/** Holds the answers of a call until it is released; GET calls of the address pass. */
async function hold(page: Page, call: string, fail?: number) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const sent = page.waitForRequest((request) => request.method() !== 'GET' && request.url().includes(call))
  await page.route(`**${call}`, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await held
    return fail === undefined ? route.continue() : route.fulfill({ status: fail, json: {} })
  })
  return { sent, release }
}

/** Opens the conversation with the operator from the list. */
const openOffice = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^運営局/ })
    .click()

/** Leaves the page as members do, by the app's own links. */
async function leaveFor(page: Page, name: string, path: string) {
  await page.getByRole('navigation').getByRole('link', { name }).first().click()
  await at(page, path)
}

test('D-113 an answer that comes after its page was left leads nobody away, and its word is said', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/settings' })
  await page.getByRole('main').locator('a[href="/conditionsform"]').click()
  const form = new ProfileForm(page)
  await form.submit.waitFor()
  await page.clock.install()
  const save = await hold(page, '/api/recommend_setting')
  await form.submit.click()
  await save.sent
  await page.evaluate(() => history.back())
  await at(page, '/settings')
  save.release()
  await untilVisible(page.getByText('登録情報を更新しました。'))
  await at(page, '/settings')
})

test('D-113 a login that succeeds after its page was left leads nobody away', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  const login = await LoginPage.open(page)
  const signIn = await hold(page, '/api/auth/sign_in')
  await login.send('woman@yoimachi.example', 'yoimachi123')
  await signIn.sent
  await login.toForgetPassword()
  signIn.release()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access-token'))).not.toBeNull()
  await at(page, '/forget_password')
})

for (const [sex, path] of [
  ['女性', '/after_sign_up'],
  ['男性', '/login'],
] as const) {
  test(`AUTH-46 D-113 D-145 a sign-up of ${sex} that succeeds after its page was left offers the way to ${path}`, async ({
    openPhone,
  }) => {
    const page = await openPhone({ path: '/signup' })
    const signUp = new SignUpPage(page)
    const email = `late-${process.pid}-${path.length}@yoimachi.example`
    await signUp.fill({ email, password: 'yoimachi123', sex })
    const answer = await hold(page, '/api/auth')
    await signUp.submit.click()
    await answer.sent
    await page.evaluate(() => {
      history.pushState(null, '', '/faq')
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    await at(page, '/faq')
    await page.clock.install()
    answer.release()
    const way = page.getByRole('button', { name: '登録の続きへ進む' })
    await untilVisible(way)
    await page.clock.runFor(30_000)
    await at(page, '/faq')
    // The page of the script may leave at once, so the way there counts.
    await page.evaluate(() => {
      const { pushState } = history
      history.pushState = (...step) => {
        document.documentElement.dataset['way'] = String(step[2])
        pushState.apply(history, step)
      }
    })
    await way.click()
    const taken = () => page.evaluate(() => document.documentElement.dataset['way'] ?? '')
    await expect.poll(async () => (await taken()).replace(/\?.*/, '')).toBe(path)
    await page.clock.runFor(4_000)
    await expect(page).toHaveURL((url) => url.pathname + url.search === '/login?send_mail=true')
    await expect(page.getByText(`${email} 宛てにお送りしました。`)).toBeVisible()
    await expect(way).toHaveCount(0)
  })
}

test('D-113 a late failure leads nobody away from another page', async ({ openPhone, server }) => {
  const row = rowAt(await allRows(await personaApi(server, 'woman'), 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman', path: `/profile?id=${row.partner_user_id}` })
  const decision = await hold(page, '/api/matching_status', 404)
  await new PartnerPage(page).contact.click()
  await decision.sent
  await leaveFor(page, 'タイムライン', '/timeline')
  decision.release()
  await untilVisible(page.getByText('エラーが発生しました。'))
  await at(page, '/timeline')
})

test('D-113 a match whose page was left before the answer is told by the alert', async ({ openPhone, server }) => {
  const row = rowAt(await allRows(await personaApi(server, 'woman'), 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman', path: '/home', homeSeen: true })
  await page.goto(`/profile?id=${row.partner_user_id}`)
  await page.clock.install()
  const decision = await hold(page, '/api/matching_status')
  await new PartnerPage(page).contact.click()
  await decision.sent
  await leaveFor(page, 'タイムライン', '/timeline')
  decision.release()
  await untilVisible(page.getByText('マッチングが成立しました'))
  await at(page, '/timeline')
})

test('HONA-20 words to the operator survive a page that is left while the first ones are on their way', async ({
  openPhone,
  server,
}) => {
  const hers = await personaApi(server, 'woman')
  const page = await openPhone({ persona: 'woman', path: '/recommends?status=matching' })
  const office = new ChatPage(page)
  await openOffice(page)
  const sending = await hold(page, '/api/admin_messages')
  await office.input.fill('一つ目')
  await office.send.click()
  await sending.sent
  await office.input.fill('二つ目')
  await page.getByRole('button', { name: '戻る' }).click()
  await at(page, '/recommends')
  await openOffice(page)
  await expect(office.input).toHaveValue('二つ目')
  await expect(office.send).toBeEnabled()
  sending.release()
  const texts = async () => {
    const { admin_messages } = await hers.get<{ admin_messages: { content: string }[] }>('/api/admin_messages')
    return admin_messages.slice(-1).map(({ content }) => content)
  }
  await expect.poll(texts).toEqual(['一つ目'])
  await expect(office.input).toHaveValue('二つ目')
})

test('HONA-20 a message that failed after its page was left is told, and comes back into the input', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/recommends?status=matching' })
  const office = new ChatPage(page)
  await openOffice(page)
  const sending = await hold(page, '/api/admin_messages', 500)
  await office.input.fill('一つ目')
  await office.send.click()
  await sending.sent
  await page.getByRole('button', { name: '戻る' }).click()
  await at(page, '/recommends')
  sending.release()
  await untilVisible(page.getByText('送信できませんでした。'))
  await openOffice(page)
  await expect(office.input).toHaveValue('一つ目')
})

test('TOPIC-27 what is written while a post is on its way stays', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/topics' })
  const topics = await readApi<Record<'com_data', { id: number }[]>>(page, '/api/topics/index')
  await page.goto(`/topic?topicid=${topics.com_data[0]?.id}`)
  const text = page.getByRole('textbox', { name: '投稿する内容' })
  const posting = await hold(page, '/api/post/create')
  await text.fill('一つ目')
  await page.getByRole('button', { name: '投稿する' }).click()
  await posting.sent
  await text.fill('一つ目の続き')
  posting.release()
  await expect(page.getByRole('article').getByText('一つ目', { exact: true })).toBeVisible()
  await expect(text).toHaveValue('一つ目の続き')
})

test('D-113 D-114 a like that is refused after its page was left is told', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  await SubProfilePage.openFirst(page)
  const like = await hold(page, '/api/send_like', 422)
  await new SubProfilePage(page).likeButton.click()
  await like.sent
  await leaveFor(page, 'ホーム', '/home')
  like.release()
  await untilVisible(page.getByText('いいねを送れませんでした。'))
})

test('HOME-33 D-113 home that is opened again during a request for a man sends no other, and says how it ended', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/home', homeSeen: true })
  const ask = page.getByRole('button', { name: 'AIレコメンドを受け取る' })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let requests = 0
  await page.route('**/api/recommend_auto_recommend', async (route) => {
    requests += 1
    await held
    return route.fulfill({ json: { success: false, reason: 'none' } })
  })
  await ask.click()
  await expect.poll(() => requests).toBe(1)
  await leaveFor(page, 'タイムライン', '/timeline')
  await page.getByRole('heading', { level: 1, name: 'タイムライン' }).waitFor()
  await leaveFor(page, 'ホーム', '/home')
  await expect(ask).toHaveAttribute('aria-busy', 'true')
  release()
  await untilVisible(page.getByText(/^条件に合う男性が見つかりませんでした。/))
  await expect(ask).not.toHaveAttribute('aria-busy', 'true')
  expect(requests).toBe(1)
})

for (const [word, answer] of [
  ['条件に合う男性が見つかりませんでした。', { success: false, reason: 'none' }],
  ['レコメンドが届きました。', undefined],
] as const) {
  test(`D-113 after home was left a request for a man says: ${word}`, async ({ openPhone }) => {
    const page = await openPhone({ persona: 'woman', path: '/home', homeSeen: true })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/recommend_auto_recommend', async (route) => {
      await held
      return answer ? route.fulfill({ json: answer }) : route.continue()
    })
    const sent = page.waitForRequest('**/api/recommend_auto_recommend')
    await page.getByRole('button', { name: 'AIレコメンドを受け取る' }).click()
    await sent
    await leaveFor(page, 'タイムライン', '/timeline')
    release()
    await untilVisible(page.getByText(word))
    await at(page, '/timeline')
  })
}

test('D-76 D-113 a withdrawal that ends after its page was left is told at the login, which keeps its bars', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  await page.goto('/questionaire')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: '次へ' }).click()
  await page.getByRole('button', { name: '退会', exact: true }).click()
  const ending = await hold(page, '/api/cancel/female')
  await page.getByRole('button', { name: '退会する' }).click()
  await ending.sent
  await page.evaluate(() => {
    history.pushState(null, '', '/faq')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await at(page, '/faq')
  ending.release()
  await untilVisible(page.getByText('退会が完了しました。'))
  await page.evaluate(() => {
    history.pushState(null, '', '/about/privacy')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await at(page, '/about/privacy')
  await expect(page.getByRole('banner')).toBeVisible()
})
