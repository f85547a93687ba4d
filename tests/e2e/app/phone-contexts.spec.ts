import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'

// In one worker, so that the second test reuses the browser context of the first.
test.describe.configure({ mode: 'serial' })

let origin = ''

test('a test may leave anything in its phone', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/qa' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    localStorage.setItem('left', 'here')
    sessionStorage.setItem('left', 'here')
    document.cookie = 'left=here; path=/'
  })
  await page.context().route('**/config.json', (route) => route.abort())
  await page.context().setOffline(true)
  origin = new URL(page.url()).origin
})

test('the next test finds nothing of it, only its own login', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/qa' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).origin).toBe(origin)
  const found = await page.evaluate(async () => ({
    uid: localStorage.getItem('uid'),
    left: [localStorage.getItem('left'), sessionStorage.getItem('left'), document.cookie],
    config: (await fetch('/config.json')).status,
  }))
  expect(found).toEqual({ uid: 'man@yoimachi.example', left: [null, null, ''], config: 200 })
  // The storage is prepared once; later changes by the app stay.
  await page.evaluate(() => localStorage.removeItem('uid'))
  await page.reload()
  await page.waitForURL('**/login*')
})

test('a frozen clock ends with its test', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/qa' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
})

test('time passes in the next test', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/qa' })
  const passed = page.evaluate(() => new Promise((done) => setTimeout(() => done('passed'), 10)))
  expect(await passed).toBe('passed')
})
