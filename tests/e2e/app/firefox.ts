import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type RawData, WebSocket } from 'ws'
import * as z from 'zod/mini'

/** The system's Firefox; undefined without one. Playwright's own build is not installed with the tests. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

/** Longest wait for an element that can be pressed: a busy machine starts Firefox slowly. */
const longestWaitMs = 30_000

const answer = z.object({ id: z.number(), result: z.optional(z.unknown()), message: z.optional(z.string()) })
const tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) })
const evaluated = z.object({ result: z.object({ value: z.string() }) })

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString()

/** A page of Firefox, driven over WebDriver BiDi, of which Playwright needs more than this Firefox knows. */
export class FirefoxPage {
  private count = 0
  private context = ''

  private constructor(
    private readonly browser: ChildProcess,
    private readonly socket: WebSocket,
    private readonly profile: string,
  ) {}

  static async launch(path: string, size = { width: 390, height: 844 }): Promise<FirefoxPage> {
    const profile = mkdtempSync(join(tmpdir(), 'yoimachi-firefox-'))
    const browser = spawn(path, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const address = await new Promise<string>((resolve, reject) => {
      browser.once('exit', () => reject(new Error('Failed to start Firefox: it ended. Start it by hand to see why.')))
      browser.stderr.on('data', (text: Buffer) => {
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(text.toString())?.[1]
        if (found) resolve(found)
      })
    })
    const socket = new WebSocket(`${address}/session`)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const page = new FirefoxPage(browser, socket, profile)
    await page.send('session.new', { capabilities: {} })
    page.context = tree.parse(await page.send('browsingContext.getTree', {})).contexts[0].context
    await page.send('browsingContext.setViewport', { context: page.context, viewport: size })
    return page
  }

  goto(url: string): Promise<unknown> {
    return this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' })
  }

  reload(): Promise<unknown> {
    return this.send('browsingContext.reload', { context: this.context, wait: 'complete' })
  }

  /** Value of an expression that JSON can hold. */
  async evaluate(expression: string): Promise<unknown> {
    const result = await this.send('script.evaluate', {
      expression: `JSON.stringify(${expression} ?? null)`,
      target: { context: this.context },
      awaitPromise: true,
    })
    return JSON.parse(evaluated.parse(result).result.value) as unknown
  }

  /** Presses the middle of an element, as a finger does, once it stands still and nothing covers it. */
  async press(selector: string): Promise<void> {
    let at = await this.middle(selector)
    const end = Date.now() + longestWaitMs
    for (let last: typeof at = null; at === null || at[0] !== last?.[0] || at[1] !== last[1];) {
      if (Date.now() > end) throw new Error(`Failed to press ${selector} in Firefox: it moves, is covered or missing.`)
      await setTimeout(50)
      last = at
      at = await this.middle(selector)
    }
    const actions = [
      { type: 'pointerMove', x: at[0], y: at[1] },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.perform({ type: 'pointer', id: 'pointer', actions })
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.perform({ type: 'key', id: 'keys', actions: keys })
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.browser.once('exit', resolve))
    this.browser.kill()
    await ended
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }

  /** Middle of an element in px of the window; null if it is missing or covered. */
  private async middle(selector: string) {
    const point = await this.evaluate(`(() => {
      const it = document.querySelector(${JSON.stringify(selector)})
      it?.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = it?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 }
      const at = [Math.round(x + width / 2), Math.round(y + height / 2)]
      const top = document.elementFromPoint(...at)
      return it && top && (it.contains(top) || top.contains(it) || top.closest('label')?.contains(it)) ? at : null
    })()`)
    return z.nullable(z.tuple([z.number(), z.number()])).parse(point)
  }

  private perform(source: object): Promise<unknown> {
    return this.send('input.performActions', { context: this.context, actions: [source] })
  }

  private send(method: string, params: object): Promise<unknown> {
    const id = (this.count += 1)
    return new Promise((resolve, reject) => {
      const receive = (data: RawData) => {
        const got = answer.safeParse(JSON.parse(textOf(data)))
        if (!got.success || got.data.id !== id) return
        this.socket.off('message', receive)
        if (got.data.message === undefined) resolve(got.data.result)
        else reject(new Error(`Failed to do ${method} in Firefox: ${got.data.message}`))
      }
      this.socket.on('message', receive)
      this.socket.send(JSON.stringify({ id, method, params }))
    })
  }
}
