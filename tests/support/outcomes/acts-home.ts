import type { Page } from '@playwright/test'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { seeAnnouncements } from '../see-home.ts'
import type { Act } from './act.ts'

interface Announcements {
  user_notifications: { title: string }[]
}
const title = '休業のご案内'
const unread = async (page: Page) =>
  (await readApi<Announcements>(page, '/api/notification_reads')).user_notifications.filter(
    (one) => one.title === title,
  ).length

/** What home opens and claims by itself. */
export const homeActs: readonly Act[] = [
  {
    write: 'loginBonus',
    title: 'the login bonus',
    persona: 'woman-ready',
    call: '/api/login_bonus/create',
    open: async (page, server) => {
      await seeAnnouncements(server, 'woman-ready')
      await page.goto('/timeline')
    },
    press: async (page) => {
      const claim = page.waitForRequest('**/api/login_bonus/create')
      // A load would forget the hurried timeouts, and an open sale covers the tabs.
      if (new URL(page.url()).pathname === '/home') await page.goto('/home')
      else await page.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: 'ホーム' }).click()
      await claim
    },
    held: async (page) => (await readApi<{ login_bonus: number }>(page, '/api/account')).login_bonus,
    done: 'ログインボーナス：いいね3個を受け取りました',
    undone: null,
    second: null,
    left: null,
  },
  {
    write: 'readAnnouncement',
    title: 'the confirmation of an announcement',
    persona: 'woman-ready',
    call: '/api/notification_read',
    open: async (page, server) => {
      await page.goto('/timeline')
      if ((await unread(page)) === 0) {
        await seeAnnouncements(server, 'woman-ready')
        await server.control.post('/operator/notice', { kind: 'announcement', audience: 2, title, body: '本文' })
      }
      await page.goto('/home')
      await page.getByRole('button', { name: '確認しました' }).waitFor()
      await page.locator('button[aria-disabled]').waitFor({ state: 'detached' })
    },
    press: (page) => page.getByRole('button', { name: '確認しました' }).click(),
    held: async (page) => -(await unread(page)),
    done: '確認しました',
    gone: '確認しました',
    undone: '送信されていません。',
    left: null,
  },
]
