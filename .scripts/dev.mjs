// Development server: both pages with hot reload and a restarting backend on one port. Opens the desktop app, or prints
// the URLs with `--browser` or without Electron. All other options are those of the server (README.md).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build/ensure-built.mjs'
import { electronEnvironment, obtainElectron } from './desktop/obtain-electron.mjs'
import { startBackend } from './dev/backend.mjs'
import { startFront } from './dev/front.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { load } from './load.mjs'
import { root } from './root.mjs'

endWithNpm()

const usualPort = 3200

const { readOptions } = await load('mock-api/server/cli-options.ts')
const args = process.argv.slice(2).filter((arg) => arg !== '--browser')

/** Reads the options as the server does, which gets another port than the pages. */
function ownOptions() {
  try {
    const { port = usualPort, dataDir, language } = readOptions(args)
    const data = dataDir === undefined ? ['--data', join(root, '.yoimachi/dev')] : []
    return { port, language, serverArgs: [...args, ...data, '--port', '0'] }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(2)
  }
}

const browser = process.argv.includes('--browser')
const { port, language, serverArgs } = ownOptions()
const backend = await startBackend(serverArgs).catch((error) => {
  // The backend itself has said why it ended.
  console.error(`Failed to start the development server: ${error.message}`)
  process.exit(2)
})
const front = await startFront({ port, backendPort: backend.port, language }).catch(async (error) => {
  console.error(`Failed to serve the pages on port ${port}: ${error.message}. Choose another --port.`)
  await backend.close()
  process.exit(3)
})
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
  const app = spawn(electron.path, [root, ...(language === undefined ? [] : ['--lang', language])], {
    cwd: root,
    stdio: 'inherit',
    env: { ...electronEnvironment(), YOIMACHI_SERVER: `http://127.0.0.1:${front.port}` },
  })
  app.on('exit', () => void close())
} else if (electron.reason) {
  console.error(`No desktop window: ${electron.reason}. Open the workbench in a browser at the address above.`)
}
