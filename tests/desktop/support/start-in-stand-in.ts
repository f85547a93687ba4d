import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { chromium, expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { portOption } from './desktop-app.ts'
import type { DesktopApp, DesktopStart } from './desktop-app.ts'

const root = resolve(import.meta.dirname, '../../..')
const standIn = join(root, 'tests/desktop/stand-in/register.mjs')

interface Reply {
  id: number
  value?: unknown
  error?: string
}

/** Starts the built main bundle in plain Node with the stand-in for Electron. */
export function startInStandIn({
  configHome,
  port = 0,
  args = [],
  env = {},
  browser = 'whole',
  phones = 'shown',
  main = join(root, 'out/main/index.js'),
}: DesktopStart): DesktopApp {
  const child = fork(main, [...portOption(port), ...args], {
    cwd: root,
    // Like `electron .`: one argument before the app's own.
    execArgv: ['--import', standIn],
    env: { ...process.env, XDG_CONFIG_HOME: configHome, STAND_IN_BROWSER: browser, STAND_IN_PHONES: phones, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit').then(([code]) => code as number | null)

  const announced = new Promise<void>((resolveNow, reject) => {
    child.stdout?.on('data', () => {
      if (output.includes('\nworkbench ')) resolveNow()
    })
    void exited.then((code) => reject(new Error(`The app ended with code ${code} before it was up: ${output}`)))
  })
  // Specs of failing starts never request a window.
  announced.catch(() => {})

  const waiting = new Map<number, (reply: Reply) => void>()
  child.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply))
  void exited.then((code) => {
    for (const [id, answer] of waiting) answer({ id, error: `The app ended with code ${code}: ${output}` })
  })
  let lastId = 0
  async function ask(source: string, argument?: unknown): Promise<unknown> {
    lastId += 1
    const id = lastId
    const reply = await new Promise<Reply>((answer) => {
      waiting.set(id, answer)
      child.send({ id, source, argument })
    })
    waiting.delete(id)
    if (reply.error !== undefined) throw new Error(reply.error)
    return reply.value
  }

  let joined: Promise<Browser> | undefined
  async function pageAt(prefix: string): Promise<Page> {
    await announced
    joined ??= ask('endpoint').then((endpoint) => chromium.connectOverCDP(String(endpoint), { noDefaults: true }))
    const pages = (await joined).contexts()[0]
    const find = (): Page | undefined => pages?.pages().find((page) => page.url().startsWith(prefix))
    await expect.poll(() => find() !== undefined, { message: `a window shows ${prefix}` }).toBe(true)
    const page = find()
    if (!page) throw new Error(`The window at ${prefix} closed again.`)
    return page
  }

  return {
    window: () => pageAt('http://workbench.'),
    pageAt,
    evaluate: (run, argument) => ask(run.toString(), argument) as never,
    output: () => output,
    async end(signal) {
      child.kill(signal)
      return exited
    },
    exited,
  }
}
