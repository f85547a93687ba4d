import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import {
  backendQuery,
  clockQuery,
  historyQuery,
  membersQuery,
  storylinesQuery,
  useMockQuery,
  personasQuery,
  scenariosQuery,
  variantsQuery,
  useMockPhones,
} from '../control/queries.ts'
import { failuresQuery } from '../panels/faults/fault-actions.ts'
import { useOpenPanel } from '../parts/panel.tsx'
import { usePanels } from '../shell/rail.tsx'
import { phonesOnStageAtom } from '../state/phones.ts'
import type { Command } from './commands.ts'
import { backendCommands, faultCommands, historyCommands, townCommands, variantCommands } from './commands.ts'
import { phoneCommands, stageCommands } from './phone-commands.ts'
import { timeCommands, worldCommands } from './world-commands.ts'

/**
 * All commands, in the order of the palette before typing.
 * @param text typed text, used to search for members
 */
export function useCommands(text: string): readonly Command[] {
  const openPanel = useOpenPanel()
  const panels = usePanels()
  const mode = useQuery(backendQuery).data?.mode ?? 'mock'
  const isMock = mode !== 'real'
  // Screens show a member's number with a leading #.
  const asked = text.trim().replace(/^#/, '')
  const { data: personas = [] } = useMockQuery(personasQuery)
  const { data: scenarios = [] } = useMockQuery(scenariosQuery)
  const { data: storylines = [] } = useMockQuery(storylinesQuery)
  const { data: failures = [] } = useQuery(failuresQuery)
  const { data: variants } = useMockQuery(variantsQuery)
  const { data: clock } = useMockQuery(clockQuery)
  const { data: history } = useMockQuery(historyQuery)
  const { data: members = [] } = useMockQuery({
    ...membersQuery(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const phones = useAtomValue(phonesOnStageAtom)
  const mockPhones = useMockPhones()
  const panelCommands = panels.map(({ key, title, icon, words }) => ({
    id: `panel-${key}`,
    group: 'パネル',
    title: `${title}を開く`,
    words: `${key} ${words}`,
    icon,
    run: () => openPanel(`/${key}`),
  }))
  const faults = faultCommands(failures)
  const backend = backendCommands(mode, openPanel)
  if (!isMock) return [...panelCommands, ...stageCommands(), ...phoneCommands(phones, mode, []), ...backend, ...faults]
  return [
    ...timeCommands(clock?.townActivity ?? false),
    ...panelCommands,
    ...stageCommands(),
    ...worldCommands(scenarios),
    ...historyCommands(storylines, history?.moments ?? [], history?.present),
    ...phoneCommands(phones, mode, personas),
    ...variantCommands(variants),
    ...backend,
    ...faults,
    ...townCommands(mockPhones, asked === '' ? [] : members, asked),
  ]
}
