import { writeCapsule } from '../../../../contract/control/capsule.ts'
import type { HistoryView } from '../../../../contract/control/history/moments.ts'
import { saveBesideStorylines } from '../../../../contract/control/stories/own-stories.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import type { StorylineFile } from '../../../../contract/storyline/file.ts'
import type { RequestInput } from '../../../../contract/wire/endpoint.ts'
import { mockPhones } from '../control/backend-queries.ts'
import { callWithFile, control, type ControlResponse, fetchControl } from '../control/call-control.ts'
import { fileNameAt } from '../file-names.ts'
import { loginAndPageOf } from '../phone-state.ts'
import { networkOf } from '../phones/phone-network.ts'
import { readWholeStage } from '../phones/whole-stage.ts'
import { pathTo } from '../world/history-paths.ts'
import type { StoryRecording } from './recorded-steps.ts'
import { pageWithPlaceholders, personOf } from './story-people.ts'

type Founding = NonNullable<ControlResponse<'readFounding'>>

const automatic: ReadonlySet<string> = new Set(endpoints.filter((call) => call.automatic).map(({ id }) => id))

/** A world with the actions that make it what it was when a recording began. */
export type Beginning = Pick<StoryRecording, 'world' | 'begin'>

/** Whether nobody has changed a world since it was founded. Pages make some calls by themselves, and make them again. */
export function isAsFounded({ moments, present }: Pick<HistoryView, 'moments' | 'present'>, founded: number): boolean {
  const path = pathTo(moments, present)
  const at = path.findIndex(({ id }) => id === founded)
  return at !== -1 && path.slice(0, at).every(({ kind, subject }) => kind === 'call' && automatic.has(subject))
}

/** The world of a recording: how it was founded, or else a capsule that is saved beside the own stories. */
export async function presentWorld(history: HistoryView): Promise<Beginning> {
  const founding = await control.readFounding()
  const now = Date.parse((await control.readClock({ members: '' })).now)
  if (founding && isAsFounded(history, founding.moment)) {
    const faults = await control.listFaults()
    return foundedWorld(founding, { at: now, faults: faults.map(({ fired: _fired, ...fault }) => fault) })
  }
  return { world: await savedCapsule({ stage: await readWholeStage() }, now), begin: [] }
}

/** Saves a capsule beside the own stories. @param now its instant, which names the file */
export async function savedCapsule(
  input: RequestInput<typeof writeCapsule>,
  now: number,
): Promise<StorylineFile['world']> {
  const response = await fetchControl(writeCapsule, input)
  const { file } = await callWithFile(saveBesideStorylines, await response.blob(), {
    name: `${fileNameAt(now)}.yoimachi`,
  })
  return { capsule: file }
}

/** A founded world at an instant. A new world keeps the faults of the server, so the story begins with its own. */
export function foundedWorld(
  { seed, now, members, scenario }: Founding,
  { at: presentMs, faults }: { readonly at: number; readonly faults: readonly object[] },
): Beginning {
  const begin: StoryAction[] = []
  if (presentMs > Date.parse(now)) {
    const to = new Date(presentMs).toISOString()
    begin.push({ control: 'moveClock', input: { to, keepSessions: true } })
  }
  if (faults.length > 0) begin.push({ control: 'replaceFaults', input: faults })
  return { world: { now, seed, members, scenario }, begin }
}

/** People on the phones of the stage now, and their pages. */
export async function peopleAndPages() {
  const people: StoryRecording['people'] = {}
  const begin: StoryAction[] = []
  for (const phone of mockPhones()) {
    const { email, route } = loginAndPageOf(phone)
    if (email === null) begin.push({ become: null, phone })
    else people[phone] = await personOf(email)
    begin.push({ open: await pageWithPlaceholders(route, email), phone })
    const network = networkOf(phone)
    if (network !== 'online') begin.push({ network, phone })
  }
  return { people, begin }
}
