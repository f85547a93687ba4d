import * as z from 'zod/mini'
import { stagePhones } from '../../../../contract/control/stage-phones.ts'
import { phoneNames } from '../../../../contract/rules/hosts.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { playableCalls } from '../../../../contract/storyline/playable.ts'
import { pageWithPlaceholders, personOf, personOfId } from './story-people.ts'

const playable: ReadonlySet<string> = new Set(playableCalls.map(({ id }) => id))

/** Whether a control call is a step of a recording. Reads, logins and reports of the stage are none. */
export const isStep = (call: string): boolean => playable.has(call)

/** Fields that name a member. */
const memberFields: ReadonlySet<string> = new Set(['member', 'to', 'woman', 'man'])

/**
 * The actions that a control call is in a story. Members are named as people, not by number. People and pages that a
 * jump puts on the phones are actions of their own, because placeholders count in the page of an action.
 * @param input as the workbench sent it
 */
export async function actionsOfControl(call: string, input: unknown): Promise<StoryAction[]> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return [{ control: call, input: JSON.parse(JSON.stringify(input ?? {}, withoutCount)) as unknown }]
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || name === 'phones') continue
    fields[name] = memberFields.has(name) ? await personIn(value) : value
  }
  const placed = z.safeParse(stagePhones, 'phones' in input ? input.phones : {})
  return [{ control: call, input: fields }, ...(placed.success ? await placements(placed.data) : [])]
}

/** The list of faults counts how often each has struck, which is no part of a fault. */
const withoutCount = (name: string, value: unknown) => (name === 'fired' ? undefined : value)

/** A number or a mail address of a member becomes a person. Instants and keys stay. */
async function personIn(value: unknown): Promise<unknown> {
  if (typeof value === 'number') return (await personOfId(value)) ?? value
  return typeof value === 'string' && value.includes('@') ? personOf(value) : value
}

/** People and pages that are put on phones. */
export async function placements(phones: z.output<typeof stagePhones>): Promise<StoryAction[]> {
  const actions: StoryAction[] = []
  for (const phone of phoneNames) {
    const placed = phones[phone]
    if (!placed) continue
    const { email, page } = placed
    actions.push({ become: email === null ? null : await personOf(email), phone })
    actions.push({ open: await pageWithPlaceholders(page, email), phone })
  }
  return actions
}
