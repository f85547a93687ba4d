import { useQuery } from '@tanstack/react-query'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { BackendBanner } from './backend-banner.tsx'
import { useFollowPage } from './beside.ts'
import { backendCommands } from './commands.ts'
import { backendCopy } from './copy.ts'

function FollowPage() {
  useFollowPage()
  return null
}

export const backend: Feature = {
  key: 'backend',
  panel: {
    copy: backendCopy,
    icon: 'swap',
    group: 'study',
    ...lazyPanel(async () => (await import('./backend-panel.tsx')).BackendPanel),
  },
  useCommands() {
    const openPanel = useOpenPanel()
    return backendCommands(useQuery(backendQuery).data?.mode ?? 'mock', openPanel)
  },
  slots: { banner: BackendBanner, background: FollowPage },
}
