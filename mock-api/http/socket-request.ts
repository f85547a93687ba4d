import { IncomingMessage } from 'node:http'
import { cablePath, railsPath, relativeUrl } from './request-path.ts'

/**
 * A request that asks for another protocol only where a socket opens. Any other upgrade is ignored, as by Rails: the h2c
 * that Java's client offers with each first request, or a socket at a wrong address. Node would leave them to the listener
 * of upgrades, which never responds.
 */
export class SocketRequest extends IncomingMessage {
  declare private isAsked: boolean | undefined

  /** Node sets it before the headers and reads it after them. */
  get upgrade(): boolean {
    return this.isAsked === true && (this.method === 'CONNECT' || opensSocket(this))
  }

  set upgrade(isAsked: boolean | undefined) {
    this.isAsked = isAsked
  }
}

function opensSocket(request: IncomingMessage): boolean {
  if (request.headers.upgrade?.toLowerCase() !== 'websocket') return false
  const [path = ''] = relativeUrl(request).split(/[?#]/, 1)
  return railsPath(path) === cablePath
}
