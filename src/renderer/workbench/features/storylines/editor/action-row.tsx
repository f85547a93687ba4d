import type { StoryAction } from '../../../../../contract/storyline/actions.ts'
import { useCopy } from '../../../hub/language.ts'
import type { NameOf } from '../../../hub/recording/control-text.ts'
import { expectationText } from '../../../hub/recording/step-text.ts'
import { ToolButton } from '../../../parts/buttons.tsx'
import { storylinesCopy } from '../copy.ts'
import { editDraft } from './draft.ts'
import { moveActionUp, removeAction, removeExpectation, type Scene, splitScene } from './edit-story.ts'
import { orderFault } from './order-fault.ts'

interface ActionRowProps {
  /** Positions of its scene in the story, and of the action in the scene. */
  index: number
  at: number
  action: StoryAction
  /** The action before it in its scene, and the scene before that. */
  before: StoryAction | undefined
  former: Scene | undefined
  /** Whether it is the only action of the story. */
  isOnly: boolean
  /** The action in words. */
  text: string
  nameOf: NameOf
}

/** An action in words with its expectations. It moves up, begins another scene, or is removed. */
export function ActionRow({ index, at, action, before, former, isOnly, text, nameOf }: ActionRowProps) {
  const words = useCopy(storylinesCopy).editor
  const fault = before && orderFault([before], [action])
  const isFirst = !before && !former
  const up = (before ? words.actionUp : words.toFormerScene)(text)
  return (
    <li>
      <div className="flex items-center">
        <span className="min-w-0 flex-1 text-s break-words">{text}</span>
        {before && (
          <ToolButton
            icon="branch"
            label={words.split(text)}
            onClick={() => editDraft((story) => splitScene(story, index, at, text))}
          />
        )}
        <ToolButton
          icon="chevron-up"
          label={fault === undefined ? up : words.because(up, words.order[fault])}
          disabled={isFirst || fault !== undefined}
          onClick={() => editDraft((story) => moveActionUp(story, index, at))}
        />
        <ToolButton
          icon="trash"
          label={words.removeAction(text)}
          disabled={isOnly}
          onClick={() => editDraft((story) => removeAction(story, index, at))}
        />
      </div>
      {action.expect?.map((expected, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- expectations have no id and hold no state
        <div key={place} className="flex items-center ps-4 text-xs text-ink-2">
          <span className="min-w-0 flex-1 break-words">{words.check(expectationText(expected, nameOf))}</span>
          <ToolButton
            icon="close"
            label={words.removeCheck(expectationText(expected, nameOf))}
            onClick={() => editDraft((story) => removeExpectation(story, index, at, place))}
          />
        </div>
      ))}
    </li>
  )
}
