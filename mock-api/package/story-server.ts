import * as z from 'zod/mini'
import { controlPrefix } from '../../src/contract/control/define-control.ts'
import { controlCalls } from '../../src/contract/control/endpoints.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { askIds, type AskServer } from '../../src/contract/storyline/ask-server.ts'
import { CallRefused, type Hands } from '../../src/contract/storyline/hands.ts'
import type { ResponseOf } from '../../src/contract/wire/endpoint.ts'
import { requestParts } from '../../src/contract/wire/request-parts.ts'
import { emailOf, personaPassword } from '../tools/storylines/people.ts'
import { MemberCalls } from './member-calls.ts'
import { sendControl } from './send.ts'

/** Hands without pages: every call goes to the server at `url`, as a program would make it. */
export function callHands(url: string): Hands {
  const calls = new MemberCalls(url)
  const ask = askServer(url)
  return {
    ids: (named) => askIds(ask, named, { emailOf, password: personaPassword }),
    async control(call, input) {
      const endpoint = Object.values(controlCalls).find(({ id }) => id === call)
      if (!endpoint) throw new Error(`there is no control call ${call}`)
      const { address, body } = requestParts(endpoint, input)
      await sendControl(url, endpoint.method, address.slice(controlPrefix.length), { body })
    },
    async call(call, as, input) {
      const endpoint = endpoints.find(({ id }) => id === call)
      if (!endpoint) throw new Error(`there is no call ${call}`)
      const { status, text } = await calls.make(endpoint, emailOf(as), input)
      if (status >= 400)
        throw new CallRefused(status, `${endpoint.method} ${endpoint.path} returned ${status}: ${text.slice(0, 300)}`)
    },
    // Nobody looks at a phone, so a page that is open on one changes nothing.
    open: async () => {},
    become: async () => {},
  }
}

/** Asks the server at `url`. */
export const askServer =
  (url: string): AskServer =>
  async (endpoint, input) => {
    const { address } = requestParts(endpoint, input)
    const answered = await sendControl(url, 'GET', address.slice(controlPrefix.length))
    return z.parse(endpoint.response, parseJson(answered.toString())) as ResponseOf<typeof endpoint>
  }
