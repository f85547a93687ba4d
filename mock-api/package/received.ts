import { setTimeout } from 'node:timers/promises'
import { type Exchange, listExchanges } from '../../src/contract/control/exchanges.ts'
import { counted } from '../../src/contract/rules/english-amounts.ts'
import { askMember, type AskServer } from '../../src/contract/storyline/ask-server.ts'
import { emailOf } from '../tools/storylines/people.ts'
import { type CallFilter, findCalls } from './find-calls.ts'
import type { World } from './types.ts'
import { defaultTimeoutMs, waitFor } from './wait-for.ts'

/** Time in which an exact number of calls must not grow, in milliseconds. */
const stillMs = 500

/** Returns the function that waits for recorded calls of a world. */
export function receivedCalls(ask: AskServer): World['received'] {
  return async (call, { times, timeoutMs = defaultTimeoutMs, since, member, ...options } = {}) => {
    const { atLeast = times === undefined ? 0 : 1, ...filter } = options
    const isNamed = typeof member === 'string' && isPerson(member)
    const caller = isNamed ? (await askMember(ask, member, emailOf)).id : member
    const exchanges: Exchange[] = []
    /** Reads what was recorded since the last look, and finds the calls among all. */
    const find = async (wanted: CallFilter) => {
      const after = exchanges.at(-1)?.id ?? since?.exchange ?? 0
      exchanges.push(...(await ask(listExchanges, { after, earlier: true })))
      return findCalls(exchanges, call, { ...wanted, member: caller })
    }
    /** Number of calls by the member, whatever their status and response. */
    const count = async () => (await find({})).found.length
    const found = await waitFor(`${counted(times ?? atLeast, 'call')} of ${call}`, timeoutMs, async () => {
      const { found: fitting, instead } = await find(filter)
      const isThere = fitting.length >= atLeast && (times === undefined || (await count()) >= times)
      return { found: isThere ? [...fitting] : undefined, instead }
    })
    if (times === undefined) return found
    // One more may be on its way.
    if ((await count()) === times) await setTimeout(stillMs)
    const made = await count()
    if (made !== times) throw new Error(`Failed to see ${counted(times, 'call')} of ${call}: there were ${made}.`)
    return found
  }
}

/** Whether a member is named by the key of a persona or by a mail address. */
const isPerson = (member: string) => member.includes('@') || emailOf(member) !== member
