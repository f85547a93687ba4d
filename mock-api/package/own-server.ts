import { rm } from 'node:fs/promises'
import { OptionError, readStartOptions } from '../../src/contract/rules/start-options.ts'
import { readHost, readOrigin } from '../server/origin-options.ts'
import type { ServerOptions } from '../server/server-options.ts'
import { startServer } from '../server/server.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { Foundings } from '../town/foundings.ts'
import type { YoimachiOptions } from './types.ts'

/** A bundler takes the code of this package into another file, without the pages beside it. */
export const missingPages =
  'The pages of yoimachi are not beside this program. Keep the package yoimachi out of your bundle (external), and installed.'

/** Foundings of this process, in a temporary folder that the first server makes. */
let foundings: Promise<Foundings> | undefined

async function sharedFoundings(): Promise<Foundings> {
  foundings ??= makeTemporaryFolder('foundings').then((folder) => new Foundings(() => folder))
  try {
    return await foundings
  } catch (cause) {
    foundings = undefined
    throw cause
  }
}

/** Starts a server in this process. `end` stops it and removes its temporary data folder; a given one stays, saved. */
export async function startOwnServer(options: YoimachiOptions, more: Partial<ServerOptions> = {}) {
  const { port = 0, logError } = options
  const open = readOpen(options)
  const founding = readFounding(options)
  const shared = await sharedFoundings()
  const dataDir = options.dataDir ?? (await makeTemporaryFolder('world'))
  const isOwn = options.dataDir === undefined
  const removeOwn = async () => {
    if (isOwn) await rm(dataDir, { recursive: true, force: true })
  }
  const given = { ...founding, ...open, port, dataDir, foundings: shared, ...(logError && { logError }), ...more }
  const server = await startServer(given).catch(async (cause: unknown) => {
    await removeOwn()
    throw cause
  })
  return { server, dataDir, removeOwn, end: () => server.close(!isOwn).then(removeOwn) }
}

function readFounding({ seed, members, now, scenario }: YoimachiOptions) {
  const text = (value: number | undefined) => (value === undefined ? undefined : String(value))
  return withOptionNames(() => readStartOptions({ seed: text(seed), members: text(members), now, scenario }))
}

const readOpen = ({ appOrigins = [], hosts = [] }: YoimachiOptions) =>
  withOptionNames(() => ({ appOrigins: appOrigins.map(readOrigin), hosts: hosts.map(readHost) }))

/** Reads options. Error messages name them as they are given here, not as on the command line. */
function withOptionNames<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof OptionError)) throw cause
    const names = { '--app-origin': 'appOrigins', '--host': 'hosts' }
    throw new OptionError(cause.message.replace(/^--([\w-]+)/, (option, name) => Reflect.get(names, option) ?? name))
  }
}
