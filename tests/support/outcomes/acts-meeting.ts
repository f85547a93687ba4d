import type { Page } from '@playwright/test'
import { HomePage } from '../../e2e/page-models/home-page.ts'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { PartnerPage } from '../../e2e/page-models/partner-page.ts'
import { unsent } from '../form-steps.ts'
import type { MockServer } from '../mock-server.ts'
import { allRows, personaApi } from '../persona-api.ts'
import { seeHome } from '../see-home.ts'
import type { Act } from './act.ts'

/** Pairing of the act, found anew by each `open`. */
let pairingId = 0

/** Opens the profile of her first pairing at a status. */
async function openProfile(page: Page, server: MockServer, statusN: number): Promise<void> {
  const api = await personaApi(server, 'woman')
  const row = (await allRows(api, 2)).find(({ status_n }) => status_n === statusN)
  if (!row) throw new Error(`Failed to find a pairing at ${statusN}: the seed has none.`)
  pairingId = row.id
  await page.goto(`/profile?id=${row.partner_user_id}`)
}

/** Counts 1 once the pairing of the act has the status. */
const at = (statusN: number) => async (_page: Page, server: MockServer) => {
  const rows = await allRows(await personaApi(server, 'woman'), 2)
  // A dissolved pairing is no longer listed.
  return (rows.find(({ id }) => id === pairingId)?.status_n ?? 3) === statusN ? 1 : 0
}

const decision = { write: 'decide', persona: 'woman', call: '/api/matching_status', undone: unsent } as const

/** Pairing with the reply step; in a new town it is at 0 again. */
let replyId = 0

/** Opens a profile with the reply step, a day after the contact. */
async function openReply(page: Page, server: MockServer): Promise<void> {
  await server.control.put('/variants', { replyStep: 'on' })
  const api = await personaApi(server, 'woman')
  const rows = await allRows(api, 2)
  if (!rows.some(({ id, status_n }) => id === replyId && status_n === 1)) {
    const row = rows.find(({ status_n }) => status_n === 0)
    replyId = row?.id ?? 0
    await api.post('/api/matching_status', { recommend: { id: replyId, status: 'ok' } })
    await server.control.post('/clock', { advance: 'P1D', keepSessions: true })
  }
  pairingId = replyId
  const row = rows.find(({ id }) => id === replyId)
  await page.goto(`/profile?id=${row?.partner_user_id}`)
}

interface Account {
  status: number
  recommend_create_count: number
  manual_recommend_count_in_user: number
}

const home = (persona: string) => async (page: Page, server: MockServer) => {
  await seeHome(server, persona)
  await page.goto('/home')
}

/** Decisions and recommendations. */
export const meetingActs: readonly Act[] = [
  {
    ...decision,
    title: 'contact',
    open: (page, server) => openProfile(page, server, 0),
    press: (page) => new PartnerPage(page).contact.click(),
    held: at(1),
    done: 'マッチングが成立しました。',
    second: 'すでにマッチングしています。',
    left: 'マッチングが成立しました',
  },
  {
    ...decision,
    title: 'a hold',
    open: (page, server) => openProfile(page, server, 0),
    press: (page) => new PartnerPage(page).hold.click(),
    held: at(6),
    done: '保留中',
    second: 'すでに保留しています。',
    left: '保留しました。',
  },
  {
    ...decision,
    title: 'a pass',
    open: async (page, server) => {
      await openProfile(page, server, 0)
      await new PartnerPage(page).pass.click()
      await page.getByRole('radio', { name: '好みが合わない' }).check()
    },
    press: (page) => page.getByRole('button', { name: '見送る', exact: true }).click(),
    held: at(3),
    done: '今回は見送りました。',
    second: 'すでに見送りになっています。',
    left: '今回は見送りました。',
  },
  {
    ...decision,
    title: 'a block',
    open: async (page, server) => {
      await openProfile(page, server, 1)
      await new PartnerPage(page).block.click()
    },
    press: (page) => page.getByRole('alertdialog').getByRole('button', { name: '解消する' }).click(),
    held: at(3),
    done: /\/recommends\?status=matching/,
    second: 'このマッチングは、すでに解消されています。',
    left: 'マッチングを解消しました。',
  },
  {
    write: 'submitReply',
    title: 'a reply',
    persona: 'woman',
    call: '/api/recommend/submit_reply',
    open: openReply,
    press: (page) => page.getByRole('button', { name: 'お返事があった', exact: true }).click(),
    held: at(7),
    done: 'お返事があった',
    gone: 'お返事があった',
    undone: unsent,
    second: 'お返事があったことは、すでに記録されています。',
    left: null,
  },
  {
    write: 'noreplied',
    title: 'no reply',
    persona: 'woman',
    call: '/api/recommend/noreplied',
    open: async (page, server) => {
      await openReply(page, server)
      await page.getByRole('button', { name: 'お返事がない' }).click()
    },
    press: (page) => page.getByRole('alertdialog').getByRole('button', { name: '終了する' }).click(),
    held: at(3),
    done: /\/home/,
    undone: unsent,
    second: 'このマッチングは、すでに終了しています。',
    left: 'マッチングを終了しました。',
  },
  {
    write: 'activateRecommendation',
    title: 'the start of recommendations',
    persona: 'woman-ready',
    call: '/api/female_status_activate_transaction',
    open: home('woman-ready'),
    press: (page) => new HomePage(page).startButton.click(),
    held: async (page) => ((await readApi<Account>(page, '/api/account')).status === 4 ? 1 : 0),
    done: 'AIレコメンドを受け取る',
    undone: unsent,
    second: 'レコメンドは、すでに始まっています。',
    left: null,
  },
  {
    write: 'autoRecommendation',
    title: 'a recommendation by AI',
    persona: 'woman',
    call: '/api/recommend_auto_recommend',
    method: 'GET',
    open: home('woman'),
    press: (page) => new HomePage(page).autoButton.click(),
    held: async (page) => (await readApi<Account>(page, '/api/account')).recommend_create_count,
    done: /\/profile\?id=/,
    separate: true,
    undone: unsent,
    left: 'レコメンドが届きました。',
  },
  {
    write: 'manualRecommendation',
    title: 'a recommendation by the operator',
    persona: 'woman',
    call: '/api/mannual_recommend',
    open: home('woman'),
    press: (page) => new HomePage(page).manualButton.click(),
    held: async (page) => (await readApi<Account>(page, '/api/account')).manual_recommend_count_in_user,
    done: /\/profile\?id=/,
    // One a day: the second tab took it.
    second: '本日の運営レコメンドは受け取り済みです。',
    undone: unsent,
    left: 'レコメンドが届きました。',
  },
]
