import { type Command, inGroup } from '../../hub/commands.ts'
import { takePicture, toggleRecording } from './capture.ts'
import { presentingCopy } from './copy.ts'
import { endPresenting, openPresenter, present } from './presenting-actions.ts'

/** Presents and records the stage. */
export const presentingCommands = (isPresenting: boolean): readonly Command[] =>
  inGroup('stage', presentingCopy, [
    [
      ({ command }) => (isPresenting ? command.end : command.present),
      ({ command }) => command.presentSearch,
      'present',
      isPresenting ? endPresenting : present,
    ],
    [({ command }) => command.openPresenter, ({ command }) => command.presenterSearch, 'document', openPresenter],
    [({ command }) => command.savePicture, ({ command }) => command.pictureSearch, 'camera', takePicture],
    [({ command }) => command.toggleVideo, ({ command }) => command.videoSearch, 'record', toggleRecording],
  ])
