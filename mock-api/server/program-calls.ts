import { chooseBackend } from '../../src/contract/control/backend.ts'
import { importCapsule } from '../../src/contract/control/capsule.ts'
import type { Fetch } from '../http/request.ts'

/** Control calls of a program in the same process, without a socket. */
export interface ProgramCalls {
  /** Opens a capsule as {@link capsuleRequest} does. */
  openCapsule(bytes: Buffer): Promise<Response>
  /** Puts the real API at an address behind the server, as the control call does. A refusal is a response, too. */
  useRealApi(address: string): Promise<Response>
}

/** Request to the server at `url` that opens a capsule. The response to a refused file has its code. */
export function capsuleRequest(url: string, bytes: Buffer): Request {
  const { method, path } = importCapsule
  return new Request(url + path, { method, body: new Blob([bytes]) })
}

/** @param url of the server, whose app `fetch` is */
export function programCalls(fetch: Fetch, url: string): ProgramCalls {
  const { host } = new URL(url)
  // The guards read method and Host of Node's request.
  const call = async (request: Request) => fetch(request, { incoming: { method: request.method, headers: { host } } })
  return {
    openCapsule: (bytes) => call(capsuleRequest(url, bytes)),
    useRealApi(address) {
      const { method, path } = chooseBackend
      return call(new Request(url + path, { method, body: JSON.stringify({ mode: 'real', url: address }) }))
    },
  }
}
