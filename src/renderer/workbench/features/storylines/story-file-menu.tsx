import { useState } from 'react'
import { useCopy } from '../../hub/language.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { ActionButton, SmallButton, ToolButton, useBusy } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { Popup } from '../../parts/popup.tsx'
import { storylinesCopy } from './copy.ts'
import { deleteStory, duplicateStory, exportStory, type OwnStory, renameStory } from './own-story-actions.ts'

interface StoryFileMenuProps {
  file: OwnStory
  /** Called with the new key of a renamed story. */
  onRename: (key: string) => void
}

/** What can be done with a story file. */
export function StoryFileMenu({ file: { key, name, problem }, onRename }: StoryFileMenuProps) {
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
