import { useCopy } from '../../../hub/language.ts'
import type { NameOf } from '../../../hub/recording/control-text.ts'
import { type Cast, castAfter, stepText } from '../../../hub/recording/step-text.ts'
import { SmallButton, ToolButton } from '../../../parts/buttons.tsx'
import { Field } from '../../../parts/fields.tsx'
import { storylinesCopy } from '../copy.ts'
import { ActionRow } from './action-row.tsx'
import { editDraft } from './draft.ts'
import { changeScene, joinScene, moveSceneUp, removeScene, type Scene } from './edit-story.ts'
import { orderFault } from './order-fault.ts'
import { SceneWords } from './scene-words.tsx'
import { longestTitle } from './text-limits.ts'

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
          maxLength={longestTitle}
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
