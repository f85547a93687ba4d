import type { Browser, BrowserContext, Page } from '@playwright/test'
import { sessionNames } from '../../src/contract/rules/session-values.ts'
import { sessionKeys } from '../../src/contract/rules/stored-names.ts'
import quietScript from '../../src/renderer/phone/quiet-page.ts?script'

/** Longest wait for what a page shows, in milliseconds. */
export const longestWaitMs = 15_000

/** Screen of the stage's phones, in CSS px. */
const screenSize = { width: 390, height: 844 }

/** Marks a tab that was logged in; kept in its session storage. */
const enteredMark = 'yoimachi-test'
/** Names in the local storage that hold the login. */
const loginNames = new Set<string>(sessionNames)
/** Names in the storages that a capsule leaves out. */
const namesOfTab = new Set<string>([...sessionKeys, enteredMark])

interface PhonePage {
  /** Addresses are relative to it. */
  readonly origin: string
  /** Login of the member; empty for nobody. */
  readonly session: object
  /** Whether no dialog opens by itself, as on a quiet stage. */
  readonly quiet: boolean
}

/** Opens an empty page in a context of its own. */
export async function openPhonePage(browser: Browser, { origin, session, quiet }: PhonePage): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: origin, viewport: screenSize })
  await enter(context, origin, session)
  if (quiet) await context.addInitScript({ content: quietScript })
  return context.newPage()
}

/** Logs in once per tab, before the first script of the member app. An empty session logs nobody in. */
export async function enter(target: Page | BrowserContext, origin: string, session: object): Promise<void> {
  const values = Object.entries(session).filter(([name]) => loginNames.has(name))
  await target.addInitScript({
    content: `
  if (location.origin === ${JSON.stringify(origin)} && sessionStorage.getItem('${enteredMark}') === null) {
    sessionStorage.setItem('${enteredMark}', 'entered')
    for (const [name, value] of ${JSON.stringify(values)}) localStorage.setItem(name, String(value))
  }`,
  })
}

/** Returns the login and the page of a phone for a capsule; undefined for other pages. */
export async function stageOf(page: Page, phone: string, origin: string): Promise<object | undefined> {
  if (page.isClosed() || !page.url().startsWith(`${origin}/`)) return undefined
  const textsIn = (storage: string) => page.evaluate<Record<string, string>>(`({ ...${storage} })`)
  try {
    const [local, session] = [await textsIn('localStorage'), await textsIn('sessionStorage')]
    const ofDevice = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).filter(([name]) => !namesOfTab.has(name)))
    const device = { local: ofDevice(local), session: ofDevice(session), scrolls: [] }
    return { phone, email: local['uid'] ?? null, route: page.url().slice(origin.length), screen: {}, device }
  } catch {
    // The page crashed or is navigating.
    return undefined
  }
}

/**
 * Makes pages of the member app load their data again, as the workbench does after a jump or an act of the operator. What
 * is being written stays. A page that is closed, or loads another document just then, has nothing to load again.
 */
export async function refresh(...pages: readonly Page[]): Promise<void> {
  const returnToPage = 'dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))'
  await Promise.all(pages.map((page) => page.evaluate(returnToPage).catch(() => {})))
}
