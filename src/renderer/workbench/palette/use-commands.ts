import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { phoneNames } from '../../../contract/rules/local-origins.ts'
import { useIsMock } from '../control/use-is-mock.ts'
import { personasQuery, scenariosQuery } from '../control/world-queries.ts'
import { usePanels } from '../shell/use-panels.ts'
import { phoneCountAtom } from '../state/phones.ts'
import type { Command } from './command.ts'
import { phoneCommands } from './phone-commands.ts'
import { timeCommands } from './time-commands.ts'
import { worldCommands } from './world-commands.ts'

/** Everything that can be done, in the order in which the palette shows it without a word typed. */
export function useCommands(): readonly Command[] {
  const navigate = useNavigate()
  const panels = usePanels()
  const { data: personas = [] } = useQuery(personasQuery)
  const { data: scenarios = [] } = useQuery(scenariosQuery)
  const phones = phoneNames.slice(0, useAtomValue(phoneCountAtom))
  const openPanels = panels.map(({ key, title, icon, words }) => ({
    id: `panel-${key}`,
    group: 'パネル',
    title: `${title}を開く`,
    words: `${key} ${words}`,
    icon,
    run: () => void navigate(`/${key}`, { replace: true }),
  }))
  const isMock = useIsMock()
  return isMock
    ? [...timeCommands(), ...openPanels, ...worldCommands(scenarios), ...phoneCommands(phones, personas)]
    : [...openPanels, ...phoneCommands(phones, [])]
}
