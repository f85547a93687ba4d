import { useAtomValue } from 'jotai'
import { IconButton } from '../../../ui/base/button.tsx'
import { useCopy } from '../../hub/language.ts'
import { recorderAtom, takePicture, toggleRecording } from './capture.ts'
import { presentingCopy } from './copy.ts'
import { openPresenter } from './presenting-actions.ts'

/** Opens the presenter's window, or saves a picture or video of the stage. */
export function CaptureButtons() {
  const words = useCopy(presentingCopy)
  const isRecording = useAtomValue(recorderAtom) !== null
  return (
    <>
      <IconButton icon="document" label={words.command.openPresenter} size={34} onClick={openPresenter} />
      <IconButton icon="camera" label={words.command.savePicture} size={34} onClick={() => void takePicture()} />
      <IconButton
        icon={isRecording ? 'stop' : 'record'}
        label={isRecording ? words.stopRecording : words.record}
        size={34}
        aria-pressed={isRecording}
        className={isRecording ? 'text-alarm' : ''}
        onClick={() => void toggleRecording()}
      />
    </>
  )
}
