import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoryForm } from '../../../../contract/control/storylines.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { control } from '../../hub/control/call-control.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { saveBlob } from '../../parts/files.ts'

const forms = [
  { value: 'playwright', label: 'Playwright' },
  { value: 'vitest', label: 'Vitest' },
  { value: 'markdown', label: '手順書' },
  { value: 'story', label: '筋書き' },
] as const satisfies readonly { readonly value: StoryForm; readonly label: string }[]

const uses: Readonly<Record<StoryForm, string>> = {
  playwright: '画面の操作と確認もふくむテストです。パッケージ yoimachi を入れたプロジェクトで動きます。',
  vitest: '画面を使わないテストです。呼び出しとメールを確かめ、画面の操作がある場合はその手前で終わります。',
  markdown: '前提・手順・期待を並べた Markdown です。課題管理に貼り付けられます。',
  story: 'もとのファイルです。別の窓に落とすか、yoimachi play で再生できます。',
}

/** Opens a story as a test, a written case or its file, to copy or to save. */
export function ExportStory({ storyKey, title }: { storyKey: string; title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SmallButton icon="document" onClick={() => setOpen(true)}>
        テストにする…
      </SmallButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`「${title}」をテストにする`}>
        <ExportForm storyKey={storyKey} />
      </Dialog>
    </>
  )
}

function ExportForm({ storyKey }: { storyKey: string }) {
  const [form, setForm] = useState<StoryForm>('playwright')
  const { data, error } = useQuery({
    queryKey: ['storyline-export', storyKey, form],
    queryFn: () => control.exportStoryline({ key: storyKey, form }),
    staleTime: 0,
  })
  const save = () => data && saveBlob(data.name, new Blob([data.text], { type: 'text/plain' }))
  return (
    <div className="grid gap-3">
      <Segmented label="形式" size="s" options={forms} value={form} onValueChange={setForm} />
      <p className="text-s text-ink-2">{uses[form]}</p>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        aria-label={data?.name ?? '書き出す内容'}
        className="h-[45dvh] overflow-auto rounded-m bg-sunken p-3 font-mono text-xs select-text"
      >
        {error ? error.message : (data?.text ?? '')}
      </pre>
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 truncate font-mono text-xs text-ink-3">{data?.name}</code>
        <SmallButton icon="copy" disabled={!data} onClick={() => data && void copyText(data.text, data.name)}>
          コピーする
        </SmallButton>
        <SmallButton icon="download" tone="primary" disabled={!data} onClick={save}>
          保存する
        </SmallButton>
      </div>
    </div>
  )
}
