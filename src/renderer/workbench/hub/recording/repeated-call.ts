import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { sessionNames } from '../../../../contract/rules/session-values.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { flash } from '../control/flash.ts'
import { currentCopy } from '../language.ts'
import { phonesAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { fillInput } from './call-placeholders.ts'
import { stepsCopy } from './copy.ts'
import { record } from './recording.ts'
import { personOf, uuidPlaceholders } from './story-people.ts'

type Sent = Pick<Exchange, 'method' | 'path' | 'request'>

/** Records a call that a person sends again with the login of a phone, as a call of that member. */
export function recordRepeatedCall(phone: PhoneName, sent: Sent): void {
  const { email } = store.get(phonesAtom)[phone]
  if (email === null) return
  record(async () => {
    const action = callOf(sent, await personOf(email), await uuidPlaceholders())
    if (!action) flash(currentCopy(stepsCopy).undocumented, 'alarm')
    return action ? [action] : []
  })
}

const own: ReadonlySet<string> = new Set(sessionNames)

/** A documented call as an action of a story; undefined for another call. */
export function callOf(
  { method, path, request }: Sent,
  as: string,
  fill: (text: string) => string,
): StoryAction | undefined {
  const { pathname, searchParams } = new URL(path, 'http://phone.invalid')
  const endpoint = endpoints.find((one) => one.method === method && one.path === pathname)
  if (!endpoint) return undefined
  const body = parseJson(request) ?? Object.fromEntries(new URLSearchParams(request))
  const fields = { ...Object.fromEntries(searchParams), ...(typeof body === 'object' ? body : {}) }
  // A story calls with a login of its own.
  const others = Object.entries(fields).filter(([name]) => !own.has(name))
  return { call: endpoint.id, as, input: fillInput(Object.fromEntries(others), fill) }
}
