// Starts a packed app and waits for its workbench: `start-package.mjs [FOLDER]`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { electronEnvironment } from './obtain-electron.mjs'
import { findPackedApp } from './packed-app.mjs'

const timeoutMs = 60_000
const data = mkdtempSync(join(tmpdir(), 'yoimachi-packed-'))
const { binary } = findPackedApp(process.argv[2])
const options = ['--port', '0', '--members', '20', '--data', join(data, 'world'), `--user-data-dir=${data}`]
const app = spawn(binary, options, {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: electronEnvironment(),
})

/** @param {number} code @param {string} line */
function end(code, line) {
  console.log(line)
  app.kill()
  process.exitCode = code
}

const limit = setTimeout(() => end(1, `The app did not start within ${timeoutMs / 1000} s.`), timeoutMs)
let output = ''
app.stdout.on('data', (chunk) => {
  output += chunk
  const [, address] = /^workbench (http\S+)$/m.exec(output) ?? []
  if (address === undefined) return
  app.stdout.removeAllListeners('data')
  clearTimeout(limit)
  fetch(`${address.replace('workbench.yoimachi.localhost', '127.0.0.1')}/`).then(
    ({ ok, status }) => end(ok ? 0 : 1, `${address} responds with ${status}`),
    (error) => end(1, `${address} does not respond: ${error}`),
  )
})
app.on('exit', (code) => {
  clearTimeout(limit)
  if (process.exitCode === undefined) {
    console.log(`The app ended with code ${code} before it named its workbench.`)
    process.exitCode = 1
  }
  rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})
