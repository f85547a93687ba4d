import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OptionError, startDefaults } from '../src/contract/rules/start-options.ts'
import { unexpectedLine } from './http/unexpected.ts'
import { readOptions, exitCodes } from './server/cli-options.ts'
import { startServer } from './server/server.ts'
import { builtPages } from './server/static-site.ts'

async function serve(args: readonly string[]): Promise<void> {
  const { readyFile, ...options } = { ...startDefaults, ...readOptions(args) }
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'yoimachi-'))
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
  let isStopping = false
  const stop = () => {
    // A terminal sends Ctrl-C to the whole group and npm passes it on: the second must not cut the saving short.
    if (isStopping) return
    isStopping = true
    if (readyFile !== undefined) rmSync(readyFile, { force: true })
    server.close().then(() => {
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
      process.exit(0)
    }, exitFor)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  // Printed last: whoever waits for these lines may send a signal at once.
  for (const report of server.runtime.reports) process.stderr.write(`${report}\n`)
  if (readyFile !== undefined) {
    const { url, port, workbenchUrl: workbench } = server
    writeReadyFile(readyFile, { url, port, workbench, pid: process.pid })
  }
  process.stdout.write(`listening ${server.url}\n`)
  if (options.start) process.stdout.write(`workbench ${server.workbenchUrl}\n`)
}

/** Writes the addresses in one step: a program that waits for the file never reads half of it. Throws OptionError. */
function writeReadyFile(path: string, addresses: object): void {
  try {
    writeFileSync(`${path}.tmp`, `${JSON.stringify(addresses)}\n`)
    renameSync(`${path}.tmp`, path)
  } catch (cause) {
    throw new OptionError(`--ready-file: ${(cause as Error).message}.`)
  }
}

/**
 * Runs the server of the command line. Called rather than done by this module itself: what is read later imports from it,
 * and would wait for ever for a module that waits for it.
 */
export async function main(args: readonly string[] = process.argv.slice(2)): Promise<void> {
  try {
    await serve(args)
  } catch (cause) {
    exitFor(cause)
  }
}

/** Reports what no caller handles and lets the server run on: one defect must not end it for everybody. */
function surviveErrors(logError: (line: string) => void): void {
  // The terminal that started the server may be closed while it runs.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('uncaughtException', (error) => logError(unexpectedLine('the server', error)))
  process.on('unhandledRejection', (reason) => logError(unexpectedLine('a background task', reason)))
}

/** Ends with one line and the code for it (README.md); a fault of the program keeps its stack. */
function exitFor(cause: unknown): never {
  const code = cause instanceof Error ? exitCodes.get(cause.name) : undefined
  const { message, stack = message } = cause as Error
  process.stderr.write(`${code === undefined ? stack : message}\n`)
  process.exit(code ?? 1)
}
