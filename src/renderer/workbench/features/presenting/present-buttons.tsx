import { useAtomValue } from 'jotai'
import { Icon } from '../../../ui/base/icon.tsx'
import { useCopy } from '../../hub/language.ts'
import { SmallIconButton } from '../../parts/buttons.tsx'
import { RailButton } from '../../parts/rail-item.tsx'
import { presentingCopy } from './copy.ts'
import { openPresenter, present } from './presenting-actions.ts'
import { takePicture } from './stage-picture.ts'
import { toggleVideo, videoAtom } from './stage-video.ts'

/** Among the stage's tools: the presenter's window, a picture and a video of the stage, and the button to present. */
export function StageButtons() {
  const words = useCopy(presentingCopy)
  const video = useAtomValue(videoAtom)
  const isRecording = video !== null && video !== 'starting'
  return (
    <>
      <span className="contents max-xl:hidden">
        <SmallIconButton icon="document" label={words.command.openPresenter} onClick={openPresenter} />
        <SmallIconButton icon="camera" label={words.command.savePicture} onClick={() => void takePicture()} />
        <SmallIconButton
          icon={isRecording ? 'stop' : 'record'}
          label={isRecording ? words.stopRecording : words.record}
          aria-pressed={isRecording}
          className={isRecording ? 'text-alarm' : ''}
          onClick={() => void toggleVideo()}
        />
      </span>
      <button
        type="button"
        title={words.presentKey}
        onClick={present}
        className="inline-flex h-8.5 shrink-0 items-center gap-1.5 rounded-full bg-plum-soft px-3.5 font-semibold whitespace-nowrap text-plum hover:bg-wash-press"
      >
        <Icon name="present" size={16} />
        <span className="max-lg:sr-only">{words.command.present}</span>
      </button>
    </>
  )
}

/** The same among the actions of the rail. */
export function PresentInRail() {
  const words = useCopy(presentingCopy)
  return <RailButton icon="present" word={words.present} label={words.presentKey} run={present} />
}
