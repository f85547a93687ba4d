import { useAtomValue } from 'jotai'
import { type Command, inGroup } from '../../hub/commands.ts'
import type { Feature } from '../../hub/feature.ts'
import { isPresentingAtom } from '../../hub/presenting.ts'
import { Caption } from './caption.tsx'
import { presentingCopy } from './copy.ts'
import { Curtain } from './curtain.tsx'
import { Film } from './film.tsx'
import { PresentInRail, StageButtons } from './present-buttons.tsx'
import { usePresenterLink } from './presenter-link.ts'
import { endPresenting, openPresenter, present } from './presenting-actions.ts'
import { takePicture } from './stage-picture.ts'
import { toggleVideo } from './stage-video.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePresentingKeys } from './use-presenting-keys.ts'

function Presenting() {
  usePresentingKeys()
  useFullScreen()
  usePresenterLink()
  return null
}

/** Presents and records the stage. */
export const presentingCommands = (isPresenting: boolean): readonly Command[] =>
  inGroup('stage', presentingCopy, ({ command }) => [
    isPresenting
      ? { title: command.end, search: command.presentSearch, icon: 'present', run: endPresenting }
      : { title: command.present, search: command.presentSearch, icon: 'present', run: present },
    { title: command.openPresenter, search: command.presenterSearch, icon: 'document', run: openPresenter },
    { title: command.savePicture, search: command.pictureSearch, icon: 'camera', run: takePicture },
    { title: command.toggleVideo, search: command.videoSearch, icon: 'record', run: toggleVideo },
  ])

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
