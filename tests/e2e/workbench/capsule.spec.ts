import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { PhoneName } from '../../../src/contract/rules/hosts.ts'
import { test } from '../../support/fixtures.ts'
import { makePicture } from '../../support/make-picture.ts'
import { startMockServer, type MockServer } from '../../support/mock-server.ts'
import { pictureDifference } from '../../support/picture-difference.ts'
import { Workbench } from '../page-models/workbench.ts'

interface MadeExchange {
  readonly method: string
  readonly title: string
  readonly status: number
  readonly request: string
  readonly response: string
  readonly verdict: string
}

const essence = ({ method, title, status, request, response, verdict }: MadeExchange) => ({
  method,
  title,
  status,
  request,
  response,
  verdict,
})

const phones: readonly PhoneName[] = ['a', 'b', 'c']
const draft = '書きかけの言葉'

// All phones at full size, so that the comparison does not depend on scaling.
test.use({ viewport: { width: 2100, height: 1320 } })

/** A call of the API as a persona. */
async function callAs(server: MockServer, persona: string, path: string, request: RequestInit) {
  const session = await server.control.post<Record<string, string>>('/sessions', { persona })
  const headers = new Headers(request.headers)
  for (const name of ['uid', 'client', 'access-token']) headers.set(name, session[name] ?? '')
  const response = await fetch(server.url + path, { method: 'POST', ...request, headers })
  expect(response.status).toBe(200)
  return response.json()
}

async function uploadPhoto(server: MockServer, page: Page): Promise<string> {
  const { buffer, mimeType } = await makePicture(page, 'image/jpeg')
  const form = new FormData()
  form.set('profile1', new File([new Uint8Array(buffer)], 'me.jpg', { type: mimeType }))
  const { profile1 } = await callAs(server, 'woman', '/api/user/profile_img', { body: form })
  return new URL(profile1).pathname
}

async function handInDocument(server: MockServer, page: Page): Promise<Buffer> {
  const { buffer } = await makePicture(page, 'image/png')
  const body = JSON.stringify({ file: buffer.toString('base64') })
  const headers = { 'content-type': 'application/json' }
  await callAs(server, 'man-no-document', '/api/age_conf/submit', { body, headers })
  return documentOn(server)
}

/** Mail addresses of the members whose documents wait. */
async function documentsOn(server: MockServer): Promise<string[]> {
  const documents = await server.control.get<{ member: { email: string } }[]>('/operator/documents')
  return documents.map(({ member }) => member.email)
}

/** The picture of the document that was handed in last, as the operator's desk shows it. */
async function documentOn(server: MockServer): Promise<Buffer> {
  const documents = await server.control.get<{ id: number }[]>('/operator/documents')
  const response = await fetch(`${server.url}/__control/operator/documents/${documents.at(-1)?.id}/picture`)
  expect(response.headers.get('content-type')).toBe('image/png')
  return Buffer.from(await response.arrayBuffer())
}

const screenOf = (page: Page, phone: PhoneName) =>
  page
    .locator(`iframe[title="会員アプリ ${phone.toUpperCase()}"]`)
    .screenshot({ animations: 'disabled', caret: 'hide' })

/** Repaints a whole phone, because partial repaints differ at antialiased edges. */
const drawAnew = (workbench: Workbench, phone: PhoneName) =>
  workbench
    .phone(phone)
    .locator('html')
    .evaluate(async (html) => {
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      html.style.visibility = 'hidden'
      await drawn()
      html.style.visibility = ''
      await drawn()
    })

/** Pictures of all phones, once two in a row are the same. */
async function screensOf(workbench: Workbench): Promise<Buffer[]> {
  const { page } = workbench
  for (const phone of phones) await drawAnew(workbench, phone)
  const look = () => Promise.all(phones.map((phone) => screenOf(page, phone)))
  let before = await look()
  await expect(async () => {
    const now = await look()
    const same = now.every((screen, place) => screen.equals(before[place] as Buffer))
    before = now
    expect(same).toBe(true)
  }).toPass()
  return before
}

const top = (workbench: Workbench, phone: PhoneName) =>
  workbench
    .phone(phone)
    .locator('html')
    .evaluate((html) => html.scrollTop)

const photoIn = (workbench: Workbench, photo: string) => workbench.phone('a').locator(`img[src$="${photo}"]`).first()

test('a file made on one machine shows the same pixels on another, and undo restores the former ones', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  const workbench = await Workbench.open(page, server, 'history')
  const photo = await uploadPhoto(server, page)
  const picture = await handInDocument(server, page)
  await server.control.put('/faults', [{ match: { path: '/api/rankrequest' }, status: 500, times: 1 }])
  await page.getByRole('button', { name: 'スマートフォンを増やす' }).click()
  await workbench.loaded('c')
  await workbench.goTo('a', '/preview')
  await expect(photoIn(workbench, photo)).toHaveJSProperty('complete', true)
  await workbench.goTo('b', '/hona')
  await workbench.goTo('c', '/about/terms')
  await workbench.phone('b').getByRole('textbox').fill(draft)
  await workbench
    .phone('c')
    .locator('html')
    .evaluate((html) => html.scrollTo(0, 640))
  await page.getByText('メモを追加').click()
  await page.getByLabel('題名').fill('下書きが消える')
  await page.getByLabel('実際の動作').fill('開き直すと、書いた言葉がありません。')
  // No phone has the focus.
  await page.getByRole('heading', { name: '履歴と保存' }).click()
  const here = await screensOf(workbench)
  const download = page.waitForEvent('download')
  await page.getByRole('main', { name: 'ステージ' }).hover({ position: { x: 5, y: 5 } })
  await page
    .getByRole('region', { name: '不具合を1つのファイルに' })
    .getByRole('button', { name: '不具合を1つのファイルに' })
    .click()
  expect((await download).suggestedFilename()).toBe('下書きが消える.yoimachi')
  const made = await server.control.get<MadeExchange[]>('/exchanges')
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).not.toMatch(/"access-token":"[^•]/)

  const other = await startMockServer({ args: ['--members', '20', '--now', '2027-03-01T09:00:00+09:00'] })
  try {
    const there = await Workbench.open(page, other, 'history')
    await expect(there.phone('a').getByText('あかりさん')).toBeVisible()
    await there.chooseFile('ファイルを開く…', { name: 'no.yoimachi', content: '{"format":"other"}' })
    await expect(there.flash(/「no.yoimachi」は開けません/)).toBeVisible()
    await there.chooseFile('ファイルを開く…', file)
    // Worlds, photos and three phones come out of the file.
    await expect(there.flash(/を開きました/)).toBeVisible({ timeout: 30_000 })
    const chip = page.getByRole('button', { name: '下書きが消える' })
    await chip.click()
    const banner = page.getByRole('dialog', { name: '開いたファイル' })
    await expect(banner).toContainText('下書きが消える')
    await expect(banner).toContainText('書いた言葉がありません')
    await banner.getByRole('button', { name: /^通信 [\d,]+件/ }).click()
    await expect(page.getByText('書き出した人の通信です')).toBeVisible()
    await expect(page.getByRole('region', { name: '通信の一覧' }).getByRole('button').first()).toBeVisible()
    // The same exchanges, with their bodies and verdicts.
    const opened = await other.control.get<{ exchanges: MadeExchange[]; steps: number }>('/capsule/opened')
    expect(opened.exchanges.length).toBeGreaterThan(20)
    expect(made.map(essence)).toEqual(expect.arrayContaining(opened.exchanges.map(essence)))
    const har = page.waitForEvent('download')
    await page.getByRole('button', { name: '通信を HAR で保存' }).click()
    const { log } = JSON.parse(readFileSync(await (await har).path(), 'utf8')) as {
      log: { entries: unknown[] }
    }
    expect(log.entries.length).toBeGreaterThan(3)
    await page.getByRole('link', { name: '履歴と保存' }).click()
    await chip.click()
    await banner.getByRole('button', { name: '案内を閉じる' }).click()
    await expect(chip).toBeHidden()

    await expect(there.address('c')).toHaveValue('/about/terms')
    await expect(there.phone('b').getByRole('textbox')).toHaveValue(draft)
    await expect.poll(() => top(there, 'c')).toBe(640)
    await expect(photoIn(there, photo)).toHaveJSProperty('complete', true)
    await page.getByRole('heading', { name: '履歴と保存' }).click()
    await page.getByRole('main', { name: 'ステージ' }).hover({ position: { x: 5, y: 5 } })
    for (const [place, screen] of (await screensOf(there)).entries()) {
      await test.info().attach(`${phones[place]} there`, { body: screen, contentType: 'image/png' })
      await test.info().attach(`${phones[place]} here`, { body: here[place] as Buffer, contentType: 'image/png' })
      expect(await pictureDifference(screen, here[place] as Buffer), `phone ${phones[place]}`).toBeLessThan(3)
    }
    expect(await documentOn(other)).toEqual(picture)
    expect(await other.control.get('/faults')).toMatchObject([{ status: 500, fired: 0 }])

    // Nothing of what was there is lost.
    const { moments } = await other.control.get<{ moments: { id: number; subject: string }[] }>('/history')
    const opening = moments.findIndex(({ subject }) => subject === 'capsule')
    await other.control.post('/history/go', { moment: moments[opening - 1]?.id })
    await expect(there.address('a')).toHaveValue('/home')
    await expect(there.phoneBox('c')).toBeHidden()
    expect((await other.control.get<{ now: string }>('/clock')).now).toContain('2027-03-01T09:00')
    await expect.poll(() => other.control.get('/faults')).toEqual([])
    await other.control.post('/history/go', { moment: moments.at(-1)?.id })
    await expect(there.address('b')).toHaveValue('/hona')
    await expect(there.phone('b').getByRole('textbox')).toHaveValue(draft)

    // The author's steps, played back to the first of them and forth again with the buttons of the bar.
    expect(opened.steps).toBeGreaterThan(1)
    const bar = page.getByRole('banner', { name: '時刻' })
    const present = async () => (await other.control.get<{ present: number }>('/history')).present
    const walk = async (name: RegExp) => {
      const places = [await present()]
      for (let step = 0; step < opened.steps; step += 1) {
        await bar.getByRole('button', { name }).click()
        await expect.poll(present).not.toBe(places.at(-1))
        places.push(await present())
      }
      return places
    }
    const back = await walk(/^元に戻す/)
    expect(await documentsOn(other)).not.toContain('man-no-document@yoimachi.example')
    const forth = await walk(/^やり直す/)
    expect(forth).toEqual(back.toReversed())
    expect(await documentsOn(other)).toContain('man-no-document@yoimachi.example')
    expect(await documentOn(other)).toEqual(picture)
  } finally {
    await other.stop()
  }
})
