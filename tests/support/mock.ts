import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { logIn } from '../../mock-api/package/member-calls.ts'
import { startOwnServer } from '../../mock-api/package/own-server.ts'
import type { RunningServer } from '../../mock-api/server/server.ts'
import { worldFormat } from '../../mock-api/world/world-version.ts'
import type { World } from '../../mock-api/world/world.ts'
import { controlPrefix } from '../../src/contract/control/define-control.ts'
import { checkControlResponse } from './check-control-response.ts'
import { collectCoverage } from './collect-coverage.ts'
import { worldText } from './world/world-text.ts'

/** Saturday 2026-11-21, noon in Tokyo. */
const testStart = '2026-11-21T12:00:00+09:00'

export interface MockOptions {
  readonly seed?: number
  readonly members?: number
  readonly now?: string
  readonly scenario?: string
  /** Further allowed origins of the app. */
  readonly appOrigins?: readonly string[]
  /** Base address of a real API behind the mock. */
  readonly backend?: string
  /** Folder of built pages, for tests of their access rules. */
  readonly webRoot?: string
  readonly workbenchRoot?: string
  /** Receives the lines of the server's log instead of stderr. */
  readonly logError?: (line: string) => void
  /** Maximum bytes on disk for moments of history. */
  readonly historyBytes?: number
  /** Folder of an earlier mock, for tests of a restart. */
  readonly dataDir?: string
}

export interface Reply {
  readonly status: number
  readonly body: any // oxlint-disable-line typescript/no-explicit-any -- tests read any response
  readonly headers: Headers
}

/** A client of the API with a session. */
export interface Caller {
  readonly headers: Readonly<Record<string, string>>
  get(path: string): Promise<Reply>
  post(path: string, body?: unknown): Promise<Reply>
  put(path: string, body?: unknown): Promise<Reply>
  delete(path: string, body?: unknown): Promise<Reply>
  /** Multipart, for photos. */
  form(path: string, form: FormData): Promise<Reply>
}

export interface Mock extends Caller {
  readonly server: RunningServer
  readonly dataDir: string
  /** The server's world. Change it through `arrange` only. */
  readonly world: World
  /** The stored state as text; equal texts mean equal worlds. */
  worldText(): string
  /** Changes the world in one transaction, like an operator. */
  arrange<T>(change: (world: World) => T): T
  /** Logs in as a persona (or by email) without a password. */
  signIn(persona: string): Promise<Caller>
  /** Control API. */
  control(method: string, path: string, body?: unknown): Promise<Reply>
  /** Advances virtual time by an ISO 8601 duration or to an instant. */
  advance(duration: string): Promise<Reply>
  /**
   * Stops the server; its folder can be opened again.
   * @param keep false when the folder is to be removed
   */
  close(keep?: boolean): Promise<void>
  removeOwn(): Promise<void>
}

/** Starts the real server on a free port with a frozen clock. The end of the test stops it and removes its folder. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const mock = await openMock(options)
  onTestFinished(() => endMock(mock))
  return mock
}

/** Closes a mock and removes its folder, unless that is one of an earlier mock. */
export async function endMock(mock: Mock): Promise<void> {
  await mock.close(false)
  await mock.removeOwn()
}

/** Starts a mock for several tests of a file, which must end it. */
export async function openMock(options: MockOptions = {}): Promise<Mock> {
  const { members = 40, now = testStart, backend, webRoot, workbenchRoot, historyBytes, ...rest } = options
  const { server, dataDir, removeOwn } = await startOwnServer(
    { ...rest, members, now },
    { backend, webRoot, workbenchRoot, historyBytes, checkResponses: true },
  )
  let open = true
  const close = async (keep?: boolean) => {
    if (!open) return
    open = false
    await collectCoverage(server.url)
    await server.close(keep)
  }
  const control = async (method: string, path: string, body?: unknown) => {
    const reply = await send(server.url, method, `${controlPrefix}${path}`, {}, body)
    checkControlResponse(method, path, reply.status, reply.body)
    return reply
  }
  const { store } = server.runtime
  return {
    ...caller(server.url, {}),
    server,
    dataDir,
    world: store.world,
    worldText: () => worldText(store.world, worldFormat),
    arrange: (change) => store.transact(change),
    signIn: async (persona) => caller(server.url, await logIn(server.url, persona)),
    control,
    advance: (duration) =>
      control('POST', '/clock', duration.startsWith('P') ? { advance: duration } : { to: duration }),
    close,
    removeOwn,
  }
}

/** The three headers that a client sends back. */
export function sessionHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(['uid', 'client', 'access-token'].map((name) => [name, headers.get(name) ?? '']))
}

/** A client that sends these headers with each call. */
export function caller(url: string, headers: Readonly<Record<string, string>>): Caller {
  return {
    headers,
    get: (path) => send(url, 'GET', path, headers),
    post: (path, body = {}) => send(url, 'POST', path, headers, body),
    put: (path, body = {}) => send(url, 'PUT', path, headers, body),
    delete: (path, body) => send(url, 'DELETE', path, headers, body),
    form: async (path, form) => replyOf(await fetch(url + path, { method: 'POST', headers, body: form })),
  }
}

/** Sends a request without `fetch`, which takes three times the processor time. */
async function send(
  url: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<Reply> {
  // A text for the control API is a file.
  const isFile = typeof body === 'string' && path.startsWith(controlPrefix)
  const sent = isFile ? body : JSON.stringify(body)
  const type = { 'content-type': isFile ? 'text/plain' : 'application/json' }
  const about = sent !== undefined && { ...type, 'content-length': Buffer.byteLength(sent) }
  const outgoing = request(url + path, { method, headers: { ...headers, ...about } })
  outgoing.end(sent)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const received = new Headers()
  for (const [name, values = []] of Object.entries(incoming.headersDistinct))
    for (const value of values) received.append(name, value)
  return replyFrom(incoming.statusCode ?? 0, received, await text(incoming))
}

async function replyOf(response: Response): Promise<Reply> {
  return replyFrom(response.status, response.headers, await response.text())
}

function replyFrom(status: number, headers: Headers, content: string): Reply {
  const isJson = (headers.get('content-type') ?? '').includes('json')
  return { status, body: isJson ? JSON.parse(content) : content, headers }
}
