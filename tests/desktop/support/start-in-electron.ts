import { join, resolve } from 'node:path'
import { _electron, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { electronEnvironment } from '../../../.scripts/desktop/obtain-electron.mjs'
import { portOption } from './desktop-app.ts'
import type { DesktopApp, DesktopStart } from './desktop-app.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Starts the built bundles in real Electron. */
export async function startInElectron({
  configHome,
  port = 0,
  args = [],
  env = {},
}: DesktopStart): Promise<DesktopApp> {
  const electron = await _electron.launch({
    args: ['.', `--user-data-dir=${join(configHome, '宵待')}`, '--lang=ja', ...portOption(port), ...args],
    cwd: root,
    env: { ...(electronEnvironment() as Record<string, string>), LANGUAGE: 'ja', ...env },
  })
  const child = electron.process()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  async function pageAt(prefix: string): Promise<Page> {
    const find = (): Page | undefined => electron.windows().find((page) => page.url().startsWith(prefix))
    await expect.poll(() => find() !== undefined, { message: `a window shows ${prefix}` }).toBe(true)
    const page = find()
    if (!page) throw new Error(`The window at ${prefix} closed again.`)
    return page
  }
  return {
    window: () => pageAt('http://workbench.'),
    pageAt,
    evaluate: (run, argument) => electron.evaluate(run as never, argument),
    output: () => output,
    async end(signal) {
      child.kill(signal)
      return exited
    },
    exited,
  }
}
