import type { Server } from 'node:http'
import { OptionError } from '../../src/contract/rules/start-options.ts'
import { listen } from '../http/listen.ts'
import type { Fetch } from '../http/request.ts'
import type { ServerOptions } from './server-options.ts'

/** Thrown when the port cannot be used. The message is one line. */
class PortError extends Error {
  override readonly name = 'PortError'
}

/** Codes of the system for an address that this machine does not have. */
const noAddressHere: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

/** Serves an app on the port of the options. Throws PortError, or OptionError for a wrong address. */
export async function openPort(fetch: Fetch, { port, listen: hostname }: ServerOptions): Promise<Server> {
  try {
    return await listen(fetch, { hostname, port })
  } catch (cause) {
    const { code = '', message, address } = cause as NodeJS.ErrnoException & { readonly address?: string }
    if (noAddressHere.has(code)) throw new OptionError(`--listen takes an address of this machine, not ${hostname}.`)
    const why = code === 'EADDRINUSE' ? `it is in use${address === '::1' ? ' at [::1]' : ''}` : message
    throw new PortError(`Failed to listen on port ${port}: ${why}. Choose another --port, or 0 for any free one.`)
  }
}
