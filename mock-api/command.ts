import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { damageText } from '../src/contract/rules/damage.ts'
import { OptionError, startDefaults } from '../src/contract/rules/start-options.ts'
import { type LogError, unexpectedErrorEntry } from './log.ts'
import { builtPages } from './server/built-pages.ts'
import { readOptions } from './server/cli-options.ts'
import { exitCodes } from './server/exit-codes.ts'
import { startServer } from './server/server.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

async function serve(args: readonly string[]): Promise<void> {
  const { readyFile, ...options } = { ...startDefaults, ...readOptions(args) }
  // Left by a server that was killed. A program that waits for the file would take that one's port and process.
  if (readyFile !== undefined) forReadyFile(() => rmSync(readyFile, { force: true }))
  const dataDir = options.dataDir ?? (await makeTemporaryFolder('world'))
  const logError = (line: string) => {
    if (options.log !== 'silent') process.stderr.write(`${line}\n`)
  }
  const server = await startServer({
    ...options,
    ...builtPages(),
    dataDir,
    logError,
  })
  surviveErrors(logError)
  onSignal(() => {
    if (readyFile !== undefined) removeOnExit(readyFile, logError)
    server.close(options.dataDir !== undefined).then(() => process.exit(0), exitFor)
  })

  // Printed last, because a program that waits for these lines may send a signal at once.
  for (const found of server.runtime.damage) process.stderr.write(`${damageText(found)}\n`)
  if (readyFile !== undefined) {
    const { url, port, workbenchUrl: workbench } = server
    writeReadyFile(readyFile, { url, port, workbench, pid: process.pid })
  }
  process.stdout.write(`listening ${server.url}\n`)
  if (options.start) process.stdout.write(`workbench ${server.workbenchUrl}\n`)
}

/** Calls a function once, at the first signal that ends a process. */
function onSignal(stop: () => void): void {
  let isStopping = false
  const stopOnce = () => {
    // A terminal sends Ctrl-C to the whole group and npm forwards it again. The second signal must not interrupt
    // saving.
    if (isStopping) return
    isStopping = true
    stop()
  }
  // A terminal that closes sends HUP, and Ctrl-\ sends QUIT.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, stopOnce)
}

/** Writes the addresses atomically, so that a waiting program never reads a partial file. Throws OptionError. */
function writeReadyFile(path: string, addresses: object): void {
  forReadyFile(() => {
    writeFileSync(`${path}.tmp`, `${JSON.stringify(addresses)}\n`)
    renameSync(`${path}.tmp`, path)
  })
}

/** Removes the ready file. A failure is logged and does not stop the exit, because the world has to be saved. */
function removeOnExit(path: string, logError: LogError): void {
  try {
    rmSync(path, { force: true })
  } catch (cause) {
    logError(`Failed to remove the ready file ${path}: ${(cause as Error).message}. Remove it by hand.`)
  }
}

function forReadyFile(work: () => void): void {
  try {
    work()
  } catch (cause) {
    throw new OptionError(`--ready-file takes a file that can be written: ${(cause as Error).message}.`)
  }
}

/**
 * Runs the command-line server. A function and not top-level code: lazily loaded modules import from here, and would
 * wait for this module while it waits for them.
 */
export async function main(args: readonly string[] = process.argv.slice(2)): Promise<void> {
  try {
    await serve(args)
  } catch (cause) {
    exitFor(cause)
  }
}

/** Logs uncaught errors and lets the server run on, because one defect must not end it for everybody. */
function surviveErrors(logError: LogError): void {
  // The terminal that started the server may close while it runs.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('uncaughtException', (error) => logError(unexpectedErrorEntry('the server', error)))
  process.on('unhandledRejection', (reason) => logError(unexpectedErrorEntry('a background task', reason)))
}

/** Ends with one line and its exit code (README.md); a defect of the program keeps its stack. */
function exitFor(cause: unknown): never {
  const code = cause instanceof Error ? exitCodes.get(cause.name) : undefined
  const { message, stack = message } = cause as Error
  process.stderr.write(`${code === undefined ? stack : message}\n`)
  process.exit(code ?? 1)
}
