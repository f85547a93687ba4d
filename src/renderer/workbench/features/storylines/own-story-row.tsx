import { useQuery } from '@tanstack/react-query'
import { textsIn } from '../../../../contract/rules/language.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { storylinesQuery } from '../../hub/control/queries.ts'
import { placedReasonText } from '../../hub/control/refused-file.ts'
import { useCopy, useLanguage } from '../../hub/language.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { pressableRow } from '../../parts/rows.tsx'
import { storylinesCopy } from './copy.ts'
import { type OwnStory, storyFaultText } from './own-story-actions.ts'
import { StoryFileMenu } from './story-file-menu.tsx'

export interface OwnStoryProps {
  onChoose: (key: string) => void
  /** Called with the former and the new key of a renamed story. */
  onRename: (former: string, key: string) => void
  onStart: (key: string) => void
  isStarting: boolean
}

/** An own story with its menu. A refused one says why and where. */
export function OwnStoryRow({ file, onChoose, onRename, onStart, isStarting }: OwnStoryProps & { file: OwnStory }) {
  const words = useCopy(storylinesCopy)
  const language = useLanguage()
  const { data: storylines = [] } = useQuery(storylinesQuery)
  const { key, name, problem } = file
  const story = storylines.find((one) => one.key === key)
  const title = story ? textsIn(language, story).title : (file.title ?? name)
  return (
    <li>
      <div className="flex items-center gap-1">
        <button
          type="button"
          disabled={!story}
          className={`${pressableRow} flex min-w-0 items-center gap-2.5 text-s disabled:hover:bg-transparent`}
          onClick={() => onChoose(key)}
        >
          <Icon
            name={problem ? 'warning' : 'document'}
            size={18}
            className={`shrink-0 ${problem ? 'text-alarm' : 'text-ink-3'}`}
          />
          <span className="min-w-0 flex-1 truncate">{title}</span>
          {story && <span className="shrink-0 text-xs text-ink-3 num">{words.sceneCount(story.steps.length)}</span>}
        </button>
        {story && (
          <ToolButton icon="play" label={words.start(title)} disabled={isStarting} onClick={() => onStart(key)} />
        )}
        <StoryFileMenu file={file} onRename={(renamed) => onRename(key, renamed)} />
      </div>
      {problem && (
        <p className="ps-9.5 pe-2.5 pb-2 text-xs text-alarm">
          {words.own.fault(storyFaultText(problem.code))}
          <span className="wrap-anywhere text-ink-2">{placedReasonText(problem.reason)}</span>
        </p>
      )}
    </li>
  )
}
