import type { StoryAction } from '../../../../../contract/storyline/actions.ts'
import { useCopy } from '../../../hub/language.ts'
import type { NameOf } from '../../../hub/recording/control-text.ts'
import { type Cast, castAfter, expectationText, stepText } from '../../../hub/recording/step-text.ts'
import { SmallButton, ToolButton } from '../../../parts/buttons.tsx'
import { Field } from '../../../parts/fields.tsx'
import { storylinesCopy } from '../copy.ts'
import { editDraft } from './draft.ts'
import {
  changeScene,
  joinScene,
  moveActionUp,
  moveSceneUp,
  orderFault,
  pointsOf,
  removeAction,
  removeExpectation,
  removeScene,
  type Scene,
  splitScene,
} from './edit-story.ts'

interface SceneCardProps {
  index: number
  scene: Scene
  /** The scene before it. */
  former: Scene | undefined
  /** Whether it is the only scene left. */
  isLast: boolean
  /** People on the phones before it. */
  cast: Cast
  nameOf: NameOf
}

/** A scene with its name, its actions, and what is said about it. */
export function SceneCard({ index, scene, former, isLast, cast, nameOf }: SceneCardProps) {
  const words = useCopy(storylinesCopy).editor
  const { title, actions } = scene
  const no = index + 1
  const fault = former && orderFault(former.actions, actions)
  const up = words.sceneUp(no)
  return (
    <li className="rounded-m px-3 py-2.5 inset-ring inset-ring-line">
      <div className="flex items-end gap-1">
        <Field
          label={words.scene(no)}
          value={title}
          maxLength={200}
          className="flex-1"
          onChange={(typed) => editDraft((story) => changeScene(story, index, { title: typed }), `title ${no}`)}
        />
        <ToolButton
          icon="chevron-up"
          label={fault === undefined ? up : words.because(up, words.order[fault])}
          disabled={!former || fault !== undefined}
          onClick={() => editDraft((story) => moveSceneUp(story, index))}
        />
        <ToolButton
          icon="trash"
          label={words.removeScene(no)}
          disabled={isLast}
          onClick={() => editDraft((story) => removeScene(story, index))}
        />
      </div>
      <ol className="py-1.5">
        {actions.map((action, at) => (
          <ActionRow
            // oxlint-disable-next-line react/no-array-index-key -- actions have no id and hold no state
            key={at}
            {...{ index, at, action, former, nameOf }}
            isOnly={isLast && actions.length === 1}
            before={actions[at - 1]}
            text={stepText(action, castAfter(cast, actions.slice(0, at)), nameOf)}
          />
        ))}
      </ol>
      {former && (
        <SmallButton tone="text" onClick={() => editDraft((story) => joinScene(story, index))}>
          {words.join}
        </SmallButton>
      )}
      <SceneWords index={index} scene={scene} />
    </li>
  )
}

interface ActionRowProps {
  index: number
  at: number
  action: StoryAction
  before: StoryAction | undefined
  former: Scene | undefined
  /** Whether it is the only action of the story. */
  isOnly: boolean
  text: string
  nameOf: NameOf
}

function ActionRow({ index, at, action, before, former, isOnly, text, nameOf }: ActionRowProps) {
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

/** What is said about a scene: for the audience, for the presenter, and what to see. */
function SceneWords({ index, scene: { caption, notes, points } }: { index: number; scene: Scene }) {
  const words = useCopy(storylinesCopy).editor
  const change = (fields: Partial<Scene>, field: string) =>
    editDraft((story) => changeScene(story, index, fields), `${field} ${index}`)
  return (
    <details className="text-s">
      <summary className="cursor-pointer py-1 text-xs text-ink-2">{words.words}</summary>
      <div className="grid gap-2 pb-1">
        <Field
          label={words.caption}
          rows={2}
          maxLength={2000}
          value={caption}
          onChange={(typed) => change({ caption: typed }, 'caption')}
        />
        <Field
          label={words.notes}
          rows={3}
          maxLength={5000}
          value={notes}
          onChange={(typed) => change({ notes: typed }, 'notes')}
        />
        <Field
          {...words.points}
          rows={2}
          maxLength={5000}
          value={points.map(({ text }) => text).join('\n')}
          onChange={(typed) => change({ points: pointsOf(typed, points) }, 'points')}
        />
      </div>
    </details>
  )
}
