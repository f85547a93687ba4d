import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { LoginPage } from '../e2e/page-models/login-page.ts'
import type { MockServer } from './mock-server.ts'
import { untilVisible } from './until-visible.ts'

/** A form of the member app and its failure texts. */
export interface FormCase {
  /** Requirement ids of the failure texts and the form's name. */
  readonly title: string
  /** Without a persona there is no login to lose. */
  readonly persona?: string
  readonly open: (page: Page, server: MockServer) => Promise<void>
  readonly fill: (page: Page) => Promise<void>
  readonly button: (page: Page) => Locator
  /** Call that submits the form. */
  readonly call: string
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Texts shown without a response and for a 500. */
  readonly says: readonly [offline: string, failed: string]
  /** The failure texts show with a delay (AUTH-14), which passes on the page's installed clock. */
  readonly delayed?: true
  /** The input is a secret or a document, which no storage keeps. It is entered again after a lost login. */
  readonly secret?: true
  readonly done: (page: Page) => Promise<void>
}

/** All input and choices on the page, in order. */
function typed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input:not([type=file], [type=hidden]), textarea, select',
    )
    const pictures = document.querySelectorAll<HTMLImageElement>('img[src^="data:"], img[src^="blob:"]')
    const values = [...fields].map((field) =>
      field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
        ? `${field.name} ${field.value} ${field.checked}`
        : field.value,
    )
    return [...values, `${pictures.length} pictures`]
  })
}

/** Expects a failure text. */
async function expectText(page: Page, text: string, { delayed }: Pick<FormCase, 'delayed'>): Promise<void> {
  const found = page.getByText(text).first()
  await (delayed ? untilVisible(found) : expect(found).toBeVisible())
}

/** Ends the session from another device. */
export async function endLogin(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const headers = new Headers()
    for (const name of ['uid', 'client', 'access-token']) headers.set(name, localStorage.getItem(name) ?? '')
    return (await fetch('/api/auth/sign_out', { method: 'DELETE', headers })).status
  })
  expect(status).toBe(200)
}

/** A form on its page. */
interface OpenForm {
  readonly page: Page
  readonly server: MockServer
  readonly form: FormCase
  readonly button: Locator
  /** Input before the first attempt, which every failure keeps. */
  readonly before: readonly string[]
}

/**
 * Submits a filled form offline, into a 500, an ended session and a slow response, in this order. Expects that the
 * input is kept, the texts are documented, a busy button sends once and the last attempt succeeds.
 */
async function meetFailures(page: Page, server: MockServer, form: FormCase): Promise<void> {
  const button = form.button(page)
  if (form.delayed) await page.clock.install()
  await openForm({ page, server, form, button })
  await form.fill(page)
  const open: OpenForm = { page, server, form, button, before: await typed(page) }
  await submitOffline(open)
  await submitIntoFault(open)
  if (form.persona) await submitAfterLogin(open)
  await submitTwice(open)
}

async function openForm({ page, server, form, button }: Omit<OpenForm, 'before'>): Promise<void> {
  await form.open(page, server)
  await button.or(page.locator('textarea:visible')).first().waitFor()
  // Sections of a long form mount one after another.
  await expect(page.locator('form[aria-busy]')).toHaveCount(0)
}

async function submitOffline({ page, form, button, before }: OpenForm): Promise<void> {
  await page.context().setOffline(true)
  await button.click()
  await expectText(page, form.says[0], form)
  expect(await typed(page), 'offline').toEqual(before)
  await page.context().setOffline(false)
}

const isOfForm = ({ method }: FormCase, request: { method(): string }) => !method || request.method() === method

async function submitIntoFault({ page, form, button, before }: OpenForm): Promise<void> {
  const failed = page.waitForResponse((response) => response.status() === 500)
  await page.route(form.call, (route) =>
    isOfForm(form, route.request()) ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await button.click()
  await failed
  await page.unroute(form.call)
  await expectText(page, form.says[1], form)
  await expect(button).not.toHaveAttribute('aria-busy')
  expect(await typed(page), 'after a 500').toEqual(before)
}

/** Submits after the end of the login, then logs in again and finds the input. */
async function submitAfterLogin(open: OpenForm): Promise<void> {
  const { page, form, button, before } = open
  await endLogin(page)
  await button.click()
  await expectText(page, 'ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。', {})
  await expect(page).toHaveURL((url) => url.pathname === '/login')
  await new LoginPage(page).logIn(`${form.persona}@yoimachi.example`, 'yoimachi123')
  await openForm(open)
  if (form.secret) await form.fill(page)
  await expect.poll(() => typed(page)).toEqual(before)
}

/** Submits into a slow response and presses again meanwhile. */
async function submitTwice({ page, form, button, before }: OpenForm): Promise<void> {
  let sent = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(form.call, async (route) => {
    if (!isOfForm(form, route.request())) return route.fallback()
    sent += 1
    await held
    return route.continue()
  })
  await button.click()
  await expect(button.and(page.locator('[aria-busy=true], :disabled'))).toBeVisible()
  await button.dispatchEvent('click')
  expect(await typed(page), 'on its way').toEqual(before)
  release()
  await form.done(page)
  expect(sent, 'sent by a double press').toBe(1)
}

interface Phones {
  readonly openPhone: (options: { persona?: string; path: null }) => Promise<Page>
  readonly server: MockServer
}

/** Declares the test of each form, in a browser or in process. */
export function testFormFailures(
  test: (title: string, run: (phones: Phones) => Promise<void>) => void,
  forms: readonly FormCase[],
): void {
  for (const form of forms) {
    const { persona } = form
    test(`${form.title}: offline, a 500, a lost login and a slow answer lose nothing`, async ({
      openPhone,
      server,
    }) => {
      const page = await openPhone({ path: null, ...(persona !== undefined && { persona }) })
      await meetFailures(page, server, form)
    })
  }
}
