// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { operatorMessagesEndpoint } from '../../../../../contract/calls/operator-chat.ts'
import { endpointKey, queryClient } from '../../../api/queries.ts'
import { sendOperatorMessageWrite } from './talk.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const message = (id: number) => ({ id, sender: 1, content: 'はい' })

/** Reads a message without an answer: the list that the page has loaded, and those of the server before and after it. */
async function readAfter(loaded: object[] | null, before: object[], after: object[]) {
  vi.stubEnv('DEV', false)
  let admin_messages = before
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('config.json') ? {} : { admin_messages }))
  if (loaded) queryClient.setQueryData(endpointKey(operatorMessagesEndpoint, {}), { admin_messages: loaded })
  const read = await sendOperatorMessageWrite.watch({ admin_message: { content: 'はい' } })
  admin_messages = after
  return read()
}

test.each([
  ['a loaded list', [message(1)]],
  ['a list that has not loaded yet', null],
])('D-110 with %s, an earlier message of the same text is not taken for one without an answer', async (_, loaded) => {
  expect(await readAfter(loaded, [message(1)], [message(1)])).toBeNull()
  expect(await readAfter(loaded, [message(1)], [message(1), message(2)])).toMatchObject({ admin_message: { id: 2 } })
})
