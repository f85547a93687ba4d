import { Notice } from '../../../ui/feedback/notice.tsx'
import type { ControlResponse } from '../../hub/control/call-control.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { storylinesCopy } from './copy.ts'
import { ownStorylinesQuery, chooseStory } from './own-story-actions.ts'
import { type OwnStoryProps, OwnStoryRow } from './own-story-row.tsx'

/** The folder of this machine is created with its first file. */
const isMissing = ({ source, isThere }: ControlResponse<'listOwnStorylines'>['folders'][number]) =>
  source === 'team' && !isThere

/** The user's own story files, and the folders that they are read from. */
export function OwnStories(props: OwnStoryProps) {
  const words = useCopy(storylinesCopy).own
  return (
    <section aria-label={words.title}>
      <div className="flex items-center justify-between gap-2 pt-3 pb-1">
        <h3 className="text-xs font-medium text-ink-2">{words.title}</h3>
        <ActionButton tone="text" icon="upload" run={chooseStory}>
          {words.read}
        </ActionButton>
      </div>
      <QueryState of={ownStorylinesQuery} rows={2}>
        {({ files, folders }) => (
          <>
            {folders.filter(isMissing).map(({ source, path }) => (
              <Notice key={source} tone="warn" className="mb-2 break-all">
                {words.folderMissing(path)}
              </Notice>
            ))}
            {files.length === 0 && <p className="text-s text-ink-2">{words.none}</p>}
            <ul className="-mx-2.5">
              {files.map((file) => (
                <OwnStoryRow key={file.key} file={file} {...props} />
              ))}
            </ul>
            <details className="mt-1 text-xs text-ink-3">
              <summary className="cursor-pointer py-1">{words.folders}</summary>
              <ul>
                {folders.map(({ source, path }) => (
                  <li key={source} className="flex gap-1.5">
                    <span className="shrink-0">{words.sources[source]}</span>
                    <code className="truncate font-mono" title={path}>
                      {path}
                    </code>
                  </li>
                ))}
              </ul>
            </details>
          </>
        )}
      </QueryState>
    </section>
  )
}
