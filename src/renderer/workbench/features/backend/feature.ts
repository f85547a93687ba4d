import { useQuery } from '@tanstack/react-query'
import type { BackendMode } from '../../../../contract/rules/backend.ts'
import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { BackendBanner } from './backend-banner.tsx'
import { chooseBackend } from './choose-backend.ts'
import { backendCopy } from './copy.ts'
import { FollowPage } from './follow-page.ts'

/** Switches to the mock at once. A real API goes through the panel, which checks it first. */
export const backendCommands = (mode: BackendMode, openPanel: (address: string) => void): readonly Command[] =>
  inGroup('backend', backendCopy, ({ command }) => [
    mode === 'mock'
      ? { title: command.connectReal, search: command.compare, icon: 'swap', run: () => openPanel('/backend') }
      : { title: command.backToMock, icon: 'swap', run: () => attempt(() => chooseBackend('mock')) },
  ])

export const backend: Feature = {
  key: 'backend',
  panel: lazyPanel(backendCopy, 'swap', 'study', async () => (await import('./backend-panel.tsx')).BackendPanel),
  useCommands() {
    const openPanel = useOpenPanel()
    return backendCommands(useQuery(backendQuery).data?.mode ?? 'mock', openPanel)
  },
  slots: { banner: BackendBanner, background: FollowPage },
}
