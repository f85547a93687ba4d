import { type Command, inGroup } from '../../hub/commands.ts'
import { takePicture, toggleRecording } from './capture.ts'
import { presentingCopy } from './copy.ts'
import { endPresenting, openPresenter, present } from './presenting-actions.ts'

/** Presents and records the stage. */
export const presentingCommands = (isPresenting: boolean): readonly Command[] =>
  inGroup('stage', presentingCopy, ({ command }) => [
    isPresenting
      ? [command.end, command.presentSearch, 'present', endPresenting]
      : [command.present, command.presentSearch, 'present', present],
    [command.openPresenter, command.presenterSearch, 'document', openPresenter],
    [command.savePicture, command.pictureSearch, 'camera', takePicture],
    [command.toggleVideo, command.videoSearch, 'record', toggleRecording],
  ])
