import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../build/ensure-built.mjs'
import { root } from '../root.mjs'

const sources = ['mock-api', 'src/contract', 'src/renderer/phone', 'src/renderer/card-provider', 'fixtures']
/** Debounce in ms, because editors save a file in several writes. */
const debounceMs = 150

/** @param {readonly string[]} args */
async function launch(args) {
  await ensureBuilt(['mock-api'])
  const child = spawn(process.execPath, [join(root, 'dist/mock-api/cli.js'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const [, found] = /^listening \S+:(\d+)$/m.exec(output) ?? []
      if (found) resolve(Number(found))
    })
    child.once('exit', (code) => reject(new Error(`The backend exited with code ${code}.`)))
  })
  return { child, port }
}

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/**
 * Runs the backend and restarts it when a source changes. Its world stays in the data folder.
 * @param {readonly string[]} args server options
 */
export async function startBackend(args) {
  let running = await launch(args)
  let last = Promise.resolve()
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  async function restart() {
    try {
      // Builds before stopping, so that a failed build leaves the backend running.
      await ensureBuilt(['mock-api'])
      await stop(running.child)
      running = await launch(args)
      console.log('backend restarted')
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error))
    }
  }

  const watchers = sources.map((source) =>
    watch(join(root, source), { recursive: true }, () => {
      clearTimeout(timer)
      // After the restart under way, which has read the sources before this change.
      timer = setTimeout(() => {
        last = last.then(restart)
      }, debounceMs)
    }),
  )
  return {
    port: () => running.port,
    async close() {
      for (const watcher of watchers) watcher.close()
      clearTimeout(timer)
      await last
      await stop(running.child)
    },
  }
}
