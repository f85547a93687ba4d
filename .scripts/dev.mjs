// Development server: both pages with hot reload and a restarting backend on one port. Opens the desktop app, or prints
// the URLs with `--browser` or without Electron. Other options go to the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build/ensure-built.mjs'
import { electronEnvironment, obtainElectron } from './desktop/obtain-electron.mjs'
import { startBackend } from './dev/backend.mjs'
import { startFront } from './dev/front.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { root } from './root.mjs'

endWithNpm()

const usualPort = 3200

/** Separates our options from the server's. @param {readonly string[]} argv */
function readOptions(argv) {
  const args = argv.filter((arg) => arg !== '--browser')
  const at = args.indexOf('--port')
  const port = at === -1 ? usualPort : Number(args.splice(at, 2)[1])
  const data = args.includes('--data') ? [] : ['--data', join(root, '.yoimachi/dev')]
  return { port, browser: argv.includes('--browser'), serverArgs: [...data, ...args] }
}

const { port, browser, serverArgs } = readOptions(process.argv.slice(2))
const backend = await startBackend(serverArgs).catch((error) => {
  // The backend itself has said why it ended.
  console.error(`Failed to start the development server: ${error.message}`)
  process.exit(2)
})
const front = await startFront({ port, backendPort: backend.port })
const workbench = `http://workbench.yoimachi.localhost:${front.port}`
console.log(`listening http://127.0.0.1:${front.port}`)
console.log(`workbench ${workbench}`)

async function close() {
  await front.close()
  await backend.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) process.once(signal, () => void close())

const electron = browser ? { path: undefined, reason: '' } : obtainElectron()
if (electron.path !== undefined) {
  await ensureBuilt(['web', 'desktop'])
  const app = spawn(electron.path, [root], {
    cwd: root,
    stdio: 'inherit',
    env: { ...electronEnvironment(), YOIMACHI_SERVER: `http://127.0.0.1:${front.port}` },
  })
  app.on('exit', () => void close())
} else if (electron.reason) {
  console.error(`No desktop window: ${electron.reason}. Open the workbench in a browser at the address above.`)
}
