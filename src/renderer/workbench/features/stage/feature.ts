import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Command } from '../../hub/commands.ts'
import { backendQuery, useMockPhones, useMockQuery } from '../../hub/control/backend-queries.ts'
import { membersQuery } from '../../hub/control/operator-queries.ts'
import { personasQuery } from '../../hub/control/queries.ts'
import type { Feature } from '../../hub/feature.ts'
import { phonesOnStageAtom } from '../../hub/phone-state.ts'
import { followBackend } from '../../hub/phones/follow-backend.ts'
import { refreshPhones, reloadPhones } from '../../hub/phones/refresh-phones.ts'
import { followStage } from '../../hub/phones/shared-stage.ts'
import { isQuietAtom } from '../../hub/presenting.ts'
import { phoneCommands, townCommands } from './commands.ts'
import { FollowTime } from './follow-time.ts'
import { Stage } from './stage.tsx'

function useStageCommands(typed: string): readonly Command[] {
  // Screens show a member's number with a leading #.
  const asked = typed.trim().replace(/^#/, '')
  const mode = useQuery(backendQuery).data?.mode ?? 'mock'
  const { data: personas = [] } = useMockQuery(personasQuery)
  const { data: members = [], isPlaceholderData } = useMockQuery({
    ...membersQuery(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const phones = useAtomValue(phonesOnStageAtom)
  const mockPhones = useMockPhones()
  const isQuiet = useAtomValue(isQuietAtom)
  return [
    ...phoneCommands(phones, mode, personas, isQuiet),
    // Members found for the former text stay only as far as they fit the new one.
    ...townCommands(mockPhones, asked === '' ? [] : members, isPlaceholderData ? '' : asked),
  ]
}

const follow = (): void => void followStage()

export const stage: Feature = {
  key: 'stage',
  useCommands: useStageCommands,
  slots: { stage: Stage, background: FollowTime },
  on: {
    clock: refreshPhones,
    acted: refreshPhones,
    world: follow,
    backend: () => void followBackend(),
    stage: follow,
    // Phones that got no login from a server without a response get it now.
    connected: () => void followBackend().then(followStage),
  },
  menu: { 'reload-phones': reloadPhones },
}
