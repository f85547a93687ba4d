import type { ControlEndpoint } from '../control/define-control.ts'
import { listMembers, listPairings } from '../control/operator/lookup.ts'
import type { RequestInput, ResponseOf } from '../wire/endpoint.ts'
import { StoryProblem } from './faults.ts'
import type { Named, StoryIds } from './placeholders.ts'

/** Makes a control call that only reads. */
export type AskServer = <E extends ControlEndpoint>(endpoint: E, input: RequestInput<E>) => Promise<ResponseOf<E>>

type EmailOf = (person: string) => string

interface People {
  /** The mail address of a person of the story. */
  readonly emailOf: EmailOf
  readonly password: string
}

/** Returns a member of the world. Rejects when it has none of this name. */
export async function askMember(ask: AskServer, person: string, emailOf: EmailOf) {
  const [member] = await ask(listMembers, { email: emailOf(person) })
  if (!member) throw new StoryProblem({ code: 'nobody', person })
  return member
}

/** Returns the pairing of two people. Rejects when they have not met. */
export async function askPairing(ask: AskServer, one: string, other: string, emailOf: EmailOf) {
  const [member, partner] = [await askMember(ask, one, emailOf), await askMember(ask, other, emailOf)]
  const pairings = await ask(listPairings, { member: member.id })
  const found = pairings.find(({ partner: { id } }) => id === partner.id)
  if (!found) throw new StoryProblem({ code: 'not-met', one, other })
  return found
}

/** Reads the ids of people and pairings from the server. Rejects when one is missing, or two have not met. */
export async function askIds(
  ask: AskServer,
  named: readonly Named[],
  { emailOf, password }: People,
): Promise<StoryIds> {
  const found: { readonly named: Named; readonly ids: { readonly id: number; readonly uuid: string } }[] = []
  for (const [one, other] of named) {
    const ids = other === undefined ? askMember(ask, one, emailOf) : askPairing(ask, one, other, emailOf)
    found.push({ named: [one, other], ids: await ids })
  }
  const idsOf = (one: string, other?: string) => {
    const record = found.find(({ named: [first, second] }) => first === one && second === other)
    if (!record) throw new Error(`Failed to read the ids of ${one} and ${other}: the story does not name them.`)
    return record.ids
  }
  return { member: (person) => idsOf(person), pairing: idsOf, password }
}
