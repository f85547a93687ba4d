import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ListSkeleton } from '../../../../ui/feedback/list-skeletons.tsx'
import { attempt } from '../../../hub/control/attempt.ts'
import { personasQuery } from '../../../hub/control/queries.ts'
import { queryClient } from '../../../hub/control/query-client.ts'
import { useCopy } from '../../../hub/language.ts'
import { useOpenPanel } from '../../../hub/open-panel.ts'
import { store } from '../../../hub/state.ts'
import { ActionButton, SmallButton, ToolButton } from '../../../parts/buttons.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useIsShown } from '../../../parts/use-is-shown.ts'
import { storylinesCopy } from '../copy.ts'
import { DraftFields } from './draft-fields.tsx'
import { draftAtom, draftStepsAtom, redoEdit, undoEdit } from './draft.ts'
import { leaveDraft, openEditor } from './open-editor.ts'
import { saveDraft } from './save-draft.ts'

/** Undo and redo of the editor by keyboard. In a text field the keys belong to its text. */
function onKeyDown(event: React.KeyboardEvent): void {
  const isText = event.target instanceof HTMLElement && event.target.matches('input, textarea')
  if (isText || !(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'z') return
  event.preventDefault()
  event.stopPropagation()
  if (event.shiftKey) redoEdit()
  else undoEdit()
}

/** Opens the draft of a story. Returns whether it is open or refused, and the function that shows another editor. */
function useOpenedDraft(of: string) {
  const [isReady, setReady] = useState(false)
  const openPanel = useOpenPanel()
  const show = useCallback((key: string) => openPanel(`/storylines?edit=${encodeURIComponent(key)}`), [openPanel])
  useEffect(() => {
    const left = new AbortController()
    const open = async () => {
      await attempt(async () => {
        await queryClient.ensureQueryData(personasQuery)
        return openEditor(of, show, left.signal)
      })
      setReady(true)
    }
    void open()
    return () => left.abort()
  }, [of, show])
  return { isReady, show }
}

/** Edits a recording or an own story: names, order, scenes, captions, words to say and points. */
export function StoryEditor({ of }: { of: string }) {
  const words = useCopy(storylinesCopy).editor
  const navigate = useNavigate()
  const draft = useAtomValue(draftAtom)
  const { past, next } = useAtomValue(draftStepsAtom)
  const { isReady, show } = useOpenedDraft(of)
  const isShown = useIsShown()
  const leave = () => void navigate('/storylines', { replace: true })
  if (draft?.of !== of) return <NoDraft isReady={isReady} onLeave={leave} />
  const save = async () => {
    const key = await saveDraft()
    // Another panel may have been opened meanwhile.
    if (!isShown()) return
    if (store.get(draftAtom)?.of === key) show(key)
    else leave()
  }
  const cancel = () => {
    leaveDraft(show)
    leave()
  }
  return (
    <Panel
      title={words.title}
      fixed
      aside={
        <span className="flex">
          <ToolButton icon="undo" label={words.undo} disabled={past.length === 0} onClick={undoEdit} />
          <ToolButton icon="redo" label={words.redo} disabled={next.length === 0} onClick={redoEdit} />
        </span>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls inside */}
      <div onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col">
        <DraftFields story={draft.story} />
        <div className="flex gap-2 border-t border-line px-4.5 py-3">
          <ActionButton tone="primary" className="flex-1" disabled={draft.story.title.trim() === ''} run={save}>
            {words.save}
          </ActionButton>
          <SmallButton tone="text" onClick={cancel}>
            {words.cancel}
          </SmallButton>
        </div>
      </div>
    </Panel>
  )
}

/** In place of a draft that is being opened, or that nothing was found for. */
function NoDraft({ isReady, onLeave }: { isReady: boolean; onLeave: () => void }) {
  const words = useCopy(storylinesCopy).editor
  return (
    <Panel title={words.title}>
      {isReady ? (
        <p className="py-3 text-s text-ink-2">
          {words.nothing}
          <SmallButton tone="text" onClick={onLeave}>
            {words.toStories}
          </SmallButton>
        </p>
      ) : (
        <ListSkeleton rows={3} />
      )}
    </Panel>
  )
}
