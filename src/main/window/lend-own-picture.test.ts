import type { Session } from 'electron'
import { expect, test } from 'vitest'
import { localOrigins } from '../../contract/rules/start-options.ts'
import { lendOwnPicture } from './lend-own-picture.ts'

const origins = localOrigins(4100)
const main = { parent: null }

type Handler = NonNullable<Parameters<Session['setDisplayMediaRequestHandler']>[0]>
type Request = Parameters<Handler>[0]

/** What the session is told of a request. */
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

test('the workbench gets the picture of its own window, and no other page any', () => {
  expect(answerTo(main, `${origins.workbench}/`)).toEqual({ video: main })
  for (const phone of origins.phones) expect(answerTo(main, `${phone}/`)).toBeNull()
  expect(answerTo({ parent: main }, `${origins.workbench}/`)).toBeNull()
  expect(answerTo(null, `${origins.workbench}/`)).toBeNull()
  expect(answerTo(main, 'https://example.com/')).toBeNull()
})
