import type { Session } from 'electron'
import { expect, test } from 'vitest'
import { localOrigins } from '../../contract/rules/hosts.ts'
import { guardPermissions, isPermitted, lendOwnPicture } from './permissions.ts'

const origins = localOrigins(4100)
const [phone = ''] = origins.phones

test.each([
  ['clipboard-sanitized-write', origins.workbench, true],
  ['clipboard-sanitized-write', phone, true],
  ['clipboard-sanitized-write', 'https://example.com', false],
  ['clipboard-sanitized-write', undefined, false],
  ['display-capture', origins.workbench, true],
  ['display-capture', phone, false],
  ['display-capture', 'https://example.com', false],
  ['clipboard-read', origins.workbench, false],
  ['media', phone, false],
  ['media', origins.workbench, false],
  ['geolocation', phone, false],
  ['notifications', origins.workbench, false],
  ['openExternal', origins.workbench, false],
])('%s for %s: %s', (permission, origin, expected) => {
  expect(isPermitted({ permission, origin }, origins)).toBe(expected)
})

test('answers requests for permissions by the rules, and lends no device', () => {
  const handlers = new Map<string, (...given: unknown[]) => unknown>()
  const session = new Proxy({}, { get: (_, name) => (run: () => void) => handlers.set(String(name), run) })
  guardPermissions(session as Session, origins)
  const asked = (url: string) => {
    let given: unknown
    const answer = (isGiven: unknown) => (given = isGiven)
    const permission = 'clipboard-sanitized-write'
    handlers.get('setPermissionRequestHandler')?.({}, permission, answer, { requestingUrl: url })
    return [given, handlers.get('setPermissionCheckHandler')?.({}, permission, url)]
  }
  expect([asked(`${phone}/`), asked('https://example.com/')]).toEqual([
    [true, true],
    [false, false],
  ])
  expect(handlers.get('setDevicePermissionHandler')?.({})).toBe(false)
})

const main = { parent: null }

type Handler = NonNullable<Parameters<Session['setDisplayMediaRequestHandler']>[0]>
type Request = Parameters<Handler>[0]

/** Returns the session's response to a request. */
function answerTo(frame: object | null, securityOrigin: string): unknown {
  let given: unknown = 'nothing'
  lendOwnPicture(
    {
      setDisplayMediaRequestHandler: (handler: Handler) =>
        handler({ frame, securityOrigin } as Request, (streams) => (given = streams)),
    } as unknown as Session,
    origins,
  )
  return given
}

test('lets only the workbench capture its own window', () => {
  expect(answerTo(main, `${origins.workbench}/`)).toEqual({ video: main })
  for (const phone of origins.phones) expect(answerTo(main, `${phone}/`)).toBeNull()
  expect(answerTo({ parent: main }, `${origins.workbench}/`)).toBeNull()
  expect(answerTo(null, `${origins.workbench}/`)).toBeNull()
  expect(answerTo(main, 'https://example.com/')).toBeNull()
})
