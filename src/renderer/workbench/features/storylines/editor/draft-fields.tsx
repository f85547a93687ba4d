import type { StorylineFile } from '../../../../../contract/storyline/file.ts'
import { useCopy } from '../../../hub/language.ts'
import { castAfter } from '../../../hub/recording/step-text.ts'
import { usePersonNames } from '../../../hub/recording/use-person-names.ts'
import { Field, TextAreaField } from '../../../parts/fields.tsx'
import { Scroller } from '../../../parts/panel.tsx'
import { storylinesCopy } from '../copy.ts'
import { editDraft } from './draft.ts'
import { SceneCard } from './scene-card.tsx'
import { longestText, longestTitle } from './text-limits.ts'

/** Title and text of the story, and its scenes. */
export function DraftFields({ story }: { story: StorylineFile }) {
  const words = useCopy(storylinesCopy).editor
  const nameOf = usePersonNames(story)
  const { title, text, scenes, people, begin } = story
  const start = castAfter(people, begin.actions)
  return (
    <Scroller className="grid content-start gap-3 px-4.5 pt-1 pb-6">
      <Field
        label={words.storyTitle}
        value={title}
        maxLength={longestTitle}
        onChange={(typed) => editDraft((one) => ({ ...one, title: typed }), 'title')}
      />
      <TextAreaField
        label={words.storyText}
        rows={2}
        value={text}
        maxLength={longestText}
        onChange={(typed) => editDraft((one) => ({ ...one, text: typed }), 'text')}
      />
      <ol className="grid gap-3">
        {scenes.map((scene, index) => (
          <SceneCard
            // oxlint-disable-next-line react/no-array-index-key -- scenes have no id, and their fields hold no state
            key={index}
            index={index}
            scene={scene}
            former={scenes[index - 1]}
            isLast={scenes.length === 1}
            cast={castAfter(
              start,
              scenes.slice(0, index).flatMap(({ actions }) => actions),
            )}
            nameOf={nameOf}
          />
        ))}
      </ol>
    </Scroller>
  )
}
