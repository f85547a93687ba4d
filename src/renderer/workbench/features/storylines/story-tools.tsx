import { useAtomValue } from 'jotai'
import { useCopy } from '../../hub/language.ts'
import { connectedAtom } from '../../hub/state.ts'
import { stopPlaying } from '../../hub/stories/play-state.ts'
import { nextAction } from '../../hub/stories/scene-play.ts'
import { playStep, repeatStep, stepBack, stepOn } from '../../hub/stories/story-steps.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { storylinesCopy } from './copy.ts'
import { useScenePlay } from './scene-actions.tsx'
import type { StoryPartProps } from './story-head.tsx'

interface StoryToolsProps extends StoryPartProps {
  onStart: (key: string) => void
  isStarting: boolean
}

/** The button that continues a running storyline: stop, repeat or go on with the step that is played, start again, next. */
function ForwardButtons({ storyline: { key, steps }, made, onStart }: StoryToolsProps & { made: number }) {
  const words = useCopy(storylinesCopy)
  const connected = useAtomValue(connectedAtom)
  const play = useScenePlay(key, made)
  const next = steps[made]
  if (play?.state === 'running')
    return (
      <SmallButton icon="pause" className="flex-1" onClick={stopPlaying}>
        {words.stop}
      </SmallButton>
    )
  if (play?.state === 'failed' || play?.state === 'stopped')
    return (
      <>
        <ActionButton icon="refresh" run={repeatStep}>
          {words.again}
        </ActionButton>
        <ActionButton tone="primary" className="flex-1" run={() => playStep(play.step, nextAction(play))}>
          {words.goOn}
        </ActionButton>
      </>
    )
  if (next === undefined)
    return (
      <SmallButton icon="refresh" className="flex-1" disabled={!connected} onClick={() => onStart(key)}>
        {words.fromStart}
      </SmallButton>
    )
  return (
    <ActionButton tone="primary" className="flex-1" run={stepOn}>
      {words.next(next.title)}
    </ActionButton>
  )
}

/**
 * Start, back and next, always in the same place. Undo restores the world before a start, so a start needs no
 * confirmation.
 */
export function StoryTools(props: StoryToolsProps) {
  const { storyline, made, onStart, isStarting } = props
  const words = useCopy(storylinesCopy)
  const connected = useAtomValue(connectedAtom)
  // Hands play the beginning as long as it starts, and can be stopped.
  const isPlayed = useScenePlay(storyline.key, made)?.state === 'running'
  return (
    <div className="flex gap-2 border-t border-line px-4.5 py-3">
      {made === undefined || (isStarting && !isPlayed) ? (
        <SmallButton
          icon="play"
          tone="primary"
          className="flex-1"
          busy={isStarting}
          disabled={!connected}
          onClick={() => onStart(storyline.key)}
        >
          {words.start(storyline.title)}
        </SmallButton>
      ) : (
        <>
          <ActionButton icon="chevron-left" disabled={made === 0} run={stepBack}>
            {words.back}
          </ActionButton>
          <ForwardButtons {...props} made={made} />
        </>
      )}
    </div>
  )
}
