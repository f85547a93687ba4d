import { membersOnStage } from '../phone-state.ts'
import { useMockQuery } from './backend-queries.ts'
import { control, type ControlResponse } from './call-control.ts'
import { ask, worldChanges } from './query-client.ts'

/** Whether a real phone may connect over the local network, and which phone is connected. */
export const handsetQuery = ask(['handset'], () => control.readHandset(), { staleAfter: ['handset'] })

/** The history of moments, with the targets of undo and redo. */
export const historyQuery = ask(['history'], () => control.readHistory(), {
  // A story under way may have been renamed.
  staleAfter: ['history', 'storylines'],
})

export type StorylineRow = ControlResponse<'listStorylines'>[number]

/** The storylines with their steps. */
export const storylinesQuery = ask(['storylines'], () => control.listStorylines(), {
  staleAfter: ['storylines'],
  staleTime: Infinity,
})

/** Effects that fired, with all effects on the members of the stage. */
export const timelineQuery = ask(['timeline'], () => control.readTimeline({ members: membersOnStage().join(',') }), {
  staleAfter: worldChanges,
})

export const personasQuery = ask(['personas'], () => control.listPersonas(), {
  staleAfter: ['world', 'acted', 'exchange'],
  staleTime: Infinity,
})

export const scenariosQuery = ask(['scenarios'], () => control.listScenarios(), { staleTime: Infinity })

/** Contents of the last opened capsule besides its world. */
export const openedQuery = ask(['opened'], () => control.readOpenedCapsule(), {
  staleAfter: ['world'],
  staleTime: Infinity,
})

export const variantsQuery = ask(['variants'], () => control.readVariants(), {
  staleAfter: ['variants', 'world', 'acted'],
})

const storageQuery = ask(['storage'], () => control.readStorage(), { staleAfter: ['storage'] })

/** State of the data folder. Undefined until it is known, and while a real API answers. */
export const useStorage = (): ControlResponse<'readStorage'> | undefined => useMockQuery(storageQuery).data
