import { expect, type Page } from '@playwright/test'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { test } from '../../support/fixtures.ts'
import { makePicture } from '../../support/make-picture.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

const press = (name: string, phone: string, role = 'button') => ({ press: { role, name }, phone })
const type = (name: string, text: string, phone: string) => ({ type: { role: 'textbox', name }, text, phone })
const shown = (text: string, phone: string) => ({ text, phone })

/** A story with each action of hands, over two phones. */
const story = {
  version: 1,
  title: '手で進む筋書き',
  world: { now: '2026-11-20T20:00', members: 40 },
  people: { a: 'woman-premium', b: 'man' },
  begin: {
    actions: [
      { open: '/home', phone: 'a' },
      { open: '/home', phone: 'b' },
    ],
  },
  scenes: [
    {
      title: 'みさきが保留する',
      actions: [
        { control: 'recommend', input: { woman: 'woman-premium', man: 'man', status_n: 0 } },
        { open: '/profile?id={man}', phone: 'a' },
        {
          ...press('保留する', 'a'),
          expect: [
            shown('保留中', 'a'),
            { call: { method: 'POST', path: '/api/matching_status', status: 200 }, as: 'woman-premium' },
          ],
        },
        { back: true, phone: 'a' },
      ],
    },
    {
      title: '支払いが断られる',
      actions: [
        { control: 'moveClock', input: { advance: 'P1D', keepSessions: true } },
        { open: '/shop', phone: 'b' },
        press('30個 1個あたり 130円 3,900円（税込）', 'b', 'radio'),
        { fillCard: 'declined', phone: 'b' },
        { choose: { role: 'combobox', name: '有効期限（月）' }, option: '11月', phone: 'b' },
        {
          ...press('3,900円で購入する', 'b'),
          expect: [
            {
              call: { method: 'POST', path: '/api/test-purchase', status: 200, response: { success: false } },
              as: 'man',
            },
          ],
        },
      ],
    },
    {
      title: 'パスワードを変える',
      actions: [
        { become: null, phone: 'a' },
        { open: '/forget_password', phone: 'a' },
        type('メールアドレス', 'woman-premium@yoimachi.example', 'a'),
        { ...press('送信する', 'a'), expect: [{ mail: { to: 'woman-premium' } }] },
        { openMail: { to: 'woman-premium' }, phone: 'a' },
        type('新しいパスワード', '{password}', 'a'),
      ],
    },
    {
      title: '書類を出す',
      actions: [
        { become: 'woman-resubmit', phone: 'b' },
        { open: '/age_confirmation', phone: 'b' },
        {
          upload: {
            role: 'button',
            name: '年齢確認書類の提出 画像を選ぶ JPEG・PNG・WebPの画像・ここに画像を置くこともできます',
          },
          file: 'files/licence.png',
          phone: 'b',
        },
      ],
    },
  ],
}

/** Opens the workbench with a story of its own and begins it. */
async function begin(page: Page, server: MockServer, file: object): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('yoimachi.workbench.playSlowly', 'false'))
  await page.goto('/')
  const picture = await makePicture(page, 'image/png', 1200, 800)
  await server.control.post('/storylines/own/files/licence.png', picture.buffer)
  await server.control.post('/storylines/own', { name: 'x', text: JSON.stringify(file) })
  await Workbench.open(page, server, 'storylines')
  await page.getByRole('button', { name: '「手で進む筋書き」を始める' }).first().click()
  await expect(page.getByRole('button', { name: '次へ：みさきが保留する' })).toBeEnabled()
}

const list = (page: Page) => page.getByRole('list', { name: 'この場面の操作' })

/** Plays the next scene to its end. */
async function playNext(page: Page, title: string, count: number): Promise<void> {
  await page.getByRole('button', { name: `次へ：${title}` }).click()
  await expect(list(page).getByText('（成功）')).toHaveCount(count, { timeout: 150_000 })
  await expect(page.getByRole('button', { name: '停止', exact: true })).toHaveCount(0)
}

const marksOf = ({ actions }: { actions: readonly object[] }) =>
  actions.reduce((sum, action) => sum + 1 + ('expect' in action ? (action.expect as readonly object[]).length : 0), 0)

interface Call {
  readonly kind: string
  readonly method: string | null
  readonly path: string
  readonly status: number | null
}

/** Calls that pages make by themselves, as often as they are shown. */
const automatic = new Set(endpoints.filter((call) => call.automatic).map(({ path }) => path))

/** Calls after an exchange that changed something by an act, and the number of the newest exchange. */
async function callsSince(server: MockServer, after: number) {
  const { newest } = await server.control.get<{ newest: number }>('/exchanges/rows?after=1000000000')
  const calls = await server.control.get<Call[]>(`/exchanges?after=${after}`)
  const lines = calls.flatMap(({ kind, method, path, status }) =>
    kind === 'http' && path.startsWith('/api/') && method !== 'GET' && !automatic.has(path)
      ? [`${method} ${path} ${status}`]
      : [],
  )
  return { newest, lines }
}

test('a story of hands over two phones plays again with the same calls, and goes back scene by scene', async ({
  page,
  server,
}) => {
  test.setTimeout(540_000)
  await begin(page, server, story)
  const runs: (readonly string[])[] = []
  for (let run = 0; run < 2; run += 1) {
    const { newest } = await callsSince(server, 1_000_000_000)
    for (const scene of story.scenes) await playNext(page, scene.title, marksOf(scene))
    runs.push((await callsSince(server, newest)).lines)
    if (run < 1) await page.getByRole('button', { name: '最初からやり直す' }).click()
    if (run < 1) await expect(page.getByRole('button', { name: '次へ：みさきが保留する' })).toBeEnabled()
  }
  expect(runs[0]?.length).toBeGreaterThan(2)
  expect(runs.map((lines) => lines.toSorted())).toEqual(runs.map(() => runs[0]?.toSorted()))
  for (const { title } of story.scenes.toReversed()) {
    await page.getByRole('button', { name: '戻る', exact: true }).last().click()
    await expect(page.getByRole('button', { name: `次へ：${title}` })).toBeEnabled()
  }
})

test('a step that fails says what stood there, and play goes on by hand, again, or back', async ({ page, server }) => {
  test.setTimeout(300_000)
  const [first] = story.scenes
  const scene = { title: first?.title, actions: [first?.actions[0], first?.actions[1], press('押せないもの', 'a')] }
  await begin(page, server, { ...story, scenes: [scene] })
  await page.getByRole('button', { name: '次へ：みさきが保留する' }).click()
  const fault = list(page).getByText(/「押せないもの」が見つかりません。あったのは.*「保留する」/)
  await expect(fault).toBeVisible({ timeout: 150_000 })
  await page.getByRole('button', { name: 'ここから続ける' }).click()
  await expect(page.getByRole('button', { name: '最初からやり直す' })).toBeVisible()
  await page.getByRole('button', { name: '戻る', exact: true }).last().click()
  await page.getByRole('button', { name: '次へ：みさきが保留する' }).click()
  await page.getByRole('button', { name: '停止', exact: true }).click()
  await expect(page.getByRole('button', { name: 'もう一度', exact: true })).toBeVisible()
})
