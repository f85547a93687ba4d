import { useAtomValue } from 'jotai'
import { Icon, type IconName } from '../../../ui/base/icon.tsx'
import { useCopy } from '../../hub/language.ts'
import { castAfter, expectationText, stepText } from '../../hub/recording/step-text.ts'
import { usePersonNames } from '../../hub/recording/use-person-names.ts'
import { storyFaultCopy } from '../../hub/stories/copy.ts'
import { scenePlayAtom } from '../../hub/stories/play-state.ts'
import type { Mark, ScenePlay } from '../../hub/stories/scene-play.ts'
import { storylinesCopy } from './copy.ts'

/** The scene that this window plays or has played last, if it is the present step of a storyline. */
export function useScenePlay(key: string, step: number | undefined): ScenePlay | undefined {
  const play = useAtomValue(scenePlayAtom)
  return play?.key === key && play.step === step ? play : undefined
}

const marks: Readonly<Record<Mark['state'], { icon: IconName; colour: string }>> = {
  ahead: { icon: 'chevron-right', colour: 'text-ink-3' },
  running: { icon: 'play', colour: 'text-plum' },
  held: { icon: 'check', colour: 'text-leaf' },
  failed: { icon: 'close', colour: 'text-alarm' },
  unchecked: { icon: 'chevron-right', colour: 'text-ink-3' },
}

function MarkedText({ mark, text }: { mark: Mark; text: string }) {
  const words = useCopy(storylinesCopy).actions
  const story = useCopy(storyFaultCopy)
  const { icon, colour } = marks[mark.state]
  return (
    <span className="flex items-baseline gap-2 text-s">
      <Icon name={icon} size={14} className={`shrink-0 translate-y-0.5 ${colour}`} />
      <span className="min-w-0 flex-1">
        <span className={mark.state === 'ahead' ? 'text-ink-2' : ''}>{text}</span>
        <span className="sr-only">{words.mark(words.marks[mark.state])}</span>
        {mark.fault !== undefined && <span className="block text-alarm">{story.fault(mark.fault)}</span>}
      </span>
    </span>
  )
}

/** Actions and expectations of a scene: ticked, running, or crossed with the reason. */
export function SceneActions({ play: { cast, actions, marks: played } }: { play: ScenePlay }) {
  const words = useCopy(storylinesCopy).actions
  const nameOf = usePersonNames([cast, actions])
  return (
    <ol aria-label={words.label} aria-live="polite" className="mt-2 grid gap-1 border-t border-line pt-2">
      {actions.map((action, index) => {
        const mark = played[index]
        if (!mark) return null
        const text = stepText(action, castAfter(cast, actions.slice(0, index)), nameOf)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two actions may be alike, and their order never changes
          <li key={index} className="grid gap-1">
            <MarkedText mark={mark} text={text} />
            {mark.expectations.length > 0 && (
              <ul className="grid gap-1 ps-5.5">
                {(action.expect ?? []).map((expected, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <li key={place}>
                    <MarkedText
                      mark={mark.expectations[place] ?? { state: 'ahead' }}
                      text={expectationText(expected, nameOf)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}
