import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Texts shared by many forms (L-15). */
export const somethingWrong = 'エラーが発生しました。'
/** A write that is known not to be done (D-110). */
export const unsent = '送信されていません。通信状況をご確認のうえ、もう一度お試しください。'
export const unsaved = '保存されていません。通信状況をご確認のうえ、もう一度お試しください。'

export const goTo = (path: string) => async (page: Page) => void (await page.goto(path))

/** Waits for the page; ignores its query unless `path` has one. */
export const at = (path: string) => (page: Page) =>
  expect(page).toHaveURL((url) => url.pathname === path || url.pathname + url.search === path)

export const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })

/** Submit button of a page's only form, with any label. */
export const submit = (page: Page) => page.locator('form button[type=submit]')

export const reads = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()

/** Home without automatic dialogs. */
export async function quietHome(page: Page): Promise<void> {
  const nothing = { user_notifications: [], user_notifications_count: 0 }
  await page.route('**/api/notification_reads', (route) => route.fulfill({ json: nothing }))
  await page.route('**/api/modal/list', (route) => route.fulfill({ json: { modal_list: [] } }))
  await page.route('**/api/login_bonus/create', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/home')
}
