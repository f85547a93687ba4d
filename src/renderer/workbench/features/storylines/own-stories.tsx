import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textsIn } from '../../../../contract/rules/language.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { ControlResponse } from '../../hub/control/call-control.ts'
import { storylinesQuery } from '../../hub/control/queries.ts'
import { placedReasonText } from '../../hub/control/refused-file.ts'
import { useCopy, useLanguage } from '../../hub/language.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { ActionButton, SmallButton, ToolButton, useBusy } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { QueryState } from '../../parts/panel.tsx'
import { Popup } from '../../parts/popup.tsx'
import { pressableRow } from '../../parts/rows.tsx'
import { storylinesCopy } from './copy.ts'
import {
  ownStorylinesQuery,
  chooseStory,
  deleteStory,
  duplicateStory,
  exportStory,
  renameStory,
  storyFaultText,
} from './own-story-actions.ts'

interface OwnStoriesProps {
  onChoose: (key: string) => void
  /** Called with the former and the new key of a renamed story. */
  onRename: (former: string, key: string) => void
  onStart: (key: string) => void
  isStarting: boolean
}

type OwnStory = ControlResponse<'listOwnStorylines'>['files'][number]

/** The user's own story files. A refused one says why and where. */
export function OwnStories(props: OwnStoriesProps) {
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
            {folders.map(
              ({ source, path, isThere }) =>
                source === 'team' &&
                !isThere && (
                  <Notice key={source} tone="warn" className="mb-2 break-all">
                    {words.folderMissing(path)}
                  </Notice>
                ),
            )}
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

function OwnStoryRow({ file, onChoose, onRename, onStart, isStarting }: OwnStoriesProps & { file: OwnStory }) {
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
        <FileMenu file={file} onRename={(renamed) => onRename(key, renamed)} />
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

/** What can be done with a story file. */
function FileMenu({ file: { key, name, problem }, onRename }: { file: OwnStory; onRename: (key: string) => void }) {
  const words = useCopy(storylinesCopy).own
  const openPanel = useOpenPanel()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(name)
  const [busy, run] = useBusy()
  const open = (next: boolean) => {
    setTyped(name)
    setOpen(next)
  }
  const rename = async (event: React.FormEvent) => {
    event.preventDefault()
    const save = async () => onRename(await renameStory(key, typed))
    if (await run(save)) setOpen(false)
  }
  return (
    <Popup
      label={words.file(name)}
      align="end"
      className="w-76 p-4"
      open={isOpen}
      onOpenChange={open}
      trigger={<ToolButton icon="more" label={words.file(name)} />}
    >
      <div className="grid gap-3">
        <form onSubmit={(event) => void rename(event)} className="flex items-end gap-2">
          <Field label={words.name} value={typed} onChange={setTyped} maxLength={80} className="flex-1" />
          <SmallButton type="submit" busy={busy} disabled={typed.trim() === '' || typed === name}>
            {words.rename}
          </SmallButton>
        </form>
        <div className="flex flex-wrap gap-2">
          <SmallButton
            icon="edit"
            disabled={problem !== null}
            onClick={() => openPanel(`/storylines?edit=${encodeURIComponent(key)}`)}
          >
            {words.edit}
          </SmallButton>
          <ActionButton icon="copy" run={() => duplicateStory(key)}>
            {words.duplicate}
          </ActionButton>
          <ActionButton icon="download" run={() => exportStory(key)}>
            {words.export}
          </ActionButton>
          <ActionButton icon="trash" run={() => deleteStory(key)}>
            {words.delete}
          </ActionButton>
        </div>
      </div>
    </Popup>
  )
}
