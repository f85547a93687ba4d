import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoryForm } from '../../../../contract/control/stories/storylines.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { control } from '../../hub/control/call-control.ts'
import { useCopy, useLanguage } from '../../hub/language.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { Segments } from '../../parts/choices.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { saveBlob } from '../../parts/files.ts'
import { storylinesCopy } from './copy.ts'

/** Opens a story as a test, a written case or its file, to copy or to save. */
export function ExportStory({ storyKey, title }: { storyKey: string; title: string }) {
  const words = useCopy(storylinesCopy).export
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SmallButton icon="document" onClick={() => setOpen(true)}>
        {words.open}
      </SmallButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title(title)}>
        <ExportForm storyKey={storyKey} />
      </Dialog>
    </>
  )
}

function ExportForm({ storyKey }: { storyKey: string }) {
  const words = useCopy(storylinesCopy).export
  const language = useLanguage()
  const [form, setForm] = useState<StoryForm>('playwright')
  const { data, error } = useQuery({
    queryKey: ['storyline-export', storyKey, form, language],
    queryFn: () => control.exportStoryline({ key: storyKey, form, language }),
    staleTime: 0,
  })
  const save = () => data && saveBlob(data.name, new Blob([data.text], { type: 'text/plain' }))
  return (
    <div className="grid gap-3">
      <Segments {...words.form} value={form} onChange={setForm} />
      <p className="text-s text-ink-2">{words.uses[form]}</p>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        aria-label={data?.name ?? words.text}
        className="h-[45dvh] overflow-auto rounded-m bg-sunken p-3 font-mono text-xs select-text"
      >
        {error ? error.message : (data?.text ?? '')}
      </pre>
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 truncate font-mono text-xs text-ink-3">{data?.name}</code>
        <SmallButton icon="copy" disabled={!data} onClick={() => data && void copyText(data.text, data.name)}>
          {words.copy}
        </SmallButton>
        <SmallButton icon="download" tone="primary" disabled={!data} onClick={save}>
          {words.save}
        </SmallButton>
      </div>
    </div>
  )
}
