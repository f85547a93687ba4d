import { useAtomValue } from 'jotai'
import { IconButton } from '../../../ui/base/button.tsx'
import { openPresenter } from '../open-presenter.ts'
import { recorderAtom, toggleRecording } from './record-stage.ts'
import { takePicture } from './take-picture.ts'

/** The presenter's window; a picture or a video of the stage, to a file. */
export function CaptureButtons() {
  const isRecording = useAtomValue(recorderAtom) !== null
  return (
    <>
      <IconButton icon="document" label="発表者の画面を開く" size={34} onClick={openPresenter} />
      <IconButton icon="camera" label="ステージの写真を保存" size={34} onClick={() => void takePicture()} />
      <IconButton
        icon={isRecording ? 'stop' : 'record'}
        label={isRecording ? '録画を終えて保存' : 'ステージを録画'}
        size={34}
        aria-pressed={isRecording}
        className={isRecording ? 'text-alarm' : ''}
        onClick={() => void toggleRecording()}
      />
    </>
  )
}
