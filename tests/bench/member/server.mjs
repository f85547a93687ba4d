import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../.scripts/root.mjs'

/** A Friday noon in Tokyo, far from every daily limit, as in the browser tests. */
const now = '2026-11-20T12:00:00+09:00'

/**
 * The built server with its own town, for measuring the member app.
 * @returns {Promise<{ url: string, origin: string, control: (path: string, body?: unknown) => Promise<any>, stop: () => Promise<void> }>}
 * `origin` is phone A's; `control` calls `/__control` + path, by POST when there is a body
 */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-bench-'))
  const options = ['--port', '0', '--data', folder, '--seed', '7', '--now', now, '--log', 'warn']
  const child = spawn(process.execPath, [join(root, 'dist/mock-api/cli.js'), ...options], { cwd: root })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise((resolve, reject) => {
    let output = ''
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk
      const found = /^listening (http:\S+)$/m.exec(output)
      if (found) resolve(found[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => reject(new Error(`The server ended with code ${code}: ${output}`)))
  })
  return {
    url,
    origin: `http://a.yoimachi.localhost:${new URL(url).port}`,
    async control(path, body) {
      const request =
        body === undefined
          ? {}
          : {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }
      const response = await fetch(`${url}/__control${path}`, request)
      if (!response.ok) throw new Error(`Failed to call /__control${path}: ${await response.text()}`)
      return response.headers.get('content-type')?.includes('json') ? response.json() : response.text()
    },
    async stop() {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
