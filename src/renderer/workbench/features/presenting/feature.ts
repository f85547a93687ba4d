import { useAtomValue } from 'jotai'
import type { Feature } from '../../hub/feature.ts'
import { isPresentingAtom } from '../../hub/state.ts'
import { Caption, Curtain, Film } from './audience.tsx'
import { presentingCommands } from './commands.ts'
import { PresentInRail, StageButtons } from './present-buttons.tsx'
import { usePresenterLink } from './presenter-link.ts'
import { openPresenter, present } from './presenting-actions.ts'
import { usePresentingKeys } from './use-presenting-keys.ts'

function Presenting() {
  usePresentingKeys()
  usePresenterLink()
  return null
}

export const presenting: Feature = {
  key: 'presenting',
  useCommands: () => presentingCommands(useAtomValue(isPresentingAtom)),
  slots: {
    stageCaption: Caption,
    stageFilm: Film,
    stageTools: StageButtons,
    railFoot: PresentInRail,
    layer: Curtain,
    background: Presenting,
  },
  menu: { present, presenter: openPresenter },
}
