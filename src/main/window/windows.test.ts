import type { Session } from 'electron'
import { expect, test } from 'vitest'
import { localOrigins } from '../../contract/rules/start-options.ts'
import { visibleBounds, lendOwnPicture } from './windows.ts'

const first = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }
const second = { id: 2, workArea: { x: 1920, y: 0, width: 1920, height: 1080 } }
const size = { width: 1000, height: 700, maximized: false, fullScreen: false }

test('returns only the size of a window that was never moved', () => {
  expect(visibleBounds(size, [first])).toEqual({ width: 1000, height: 700 })
})

test('restores a window on its former display', () => {
  const bounds = { ...size, x: 2000, y: 40 }
  expect(visibleBounds(bounds, [first, second])).toEqual({ x: 2000, y: 40, width: 1000, height: 700 })
})

test('moves a window along with its display', () => {
  const bounds = { ...size, x: 2000, y: 40, display: { id: 2, x: 1920, y: 0 } }
  const left = { id: 2, workArea: { x: -1920, y: 0, width: 1920, height: 1080 } }
  expect(visibleBounds(bounds, [first, left])).toEqual({ x: -1840, y: 40, width: 1000, height: 700 })
})

test('keeps only the size when the display is unplugged', () => {
  const bounds = { ...size, x: 2000, y: 40, display: { id: 2, x: 1920, y: 0 } }
  expect(visibleBounds(bounds, [first])).toEqual({ width: 1000, height: 700 })
})

test('keeps only the size when the title bar is above the display', () => {
  expect(visibleBounds({ ...size, x: 100, y: -400 }, [first])).toEqual({ width: 1000, height: 700 })
})

const origins = localOrigins(4100)
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
    () => origins,
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
