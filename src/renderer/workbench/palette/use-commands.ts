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
 * Everything that can be done, in the order in which the palette shows it without a word typed.
 * @param text what was typed, by which the people of the town are looked for
 */
export function useCommands(text: string): readonly Command[] {
  const openPanel = useOpenPanel()
  const panels = usePanels()
  const mode = useQuery(backendQuery).data?.mode ?? 'mock'
  const isMock = mode !== 'real'
  // A number is written with its sign.
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
