import { ActionButton } from '../parts/action-button.tsx'
import { bridge } from '../parts/bridge.ts'
import { CapsuleContents } from './capsule-contents.tsx'
import { NoteFields } from './note-fields.tsx'
import { openCapsule } from './open-capsule.ts'
import { saveCapsule } from './save-capsule.ts'

/** A whole case in a file: what is told with it, what it holds, writing and opening. */
export function CapsuleSection() {
  return (
    <section aria-label="不具合を1ファイルに" className="mt-6 grid gap-3">
      <h3>不具合を1ファイルに</h3>
      <p className="text-s text-ink-2">
        この場面のすべてを、ひとつの .yoimachi ファイルにまとめます。どこで開いても、同じ画面になります。
      </p>
      <div className="flex flex-wrap gap-2">
        <ActionButton icon="download" tone="primary" run={saveCapsule}>
          不具合を1ファイルに
        </ActionButton>
        <ActionButton icon="upload" run={openCapsule}>
          ファイルを開く…
        </ActionButton>
      </div>
      <details className="rounded-m bg-sunken px-4 py-3">
        <summary className="cursor-pointer text-s font-medium">ひと言を添える</summary>
        <div className="mt-3">
          <NoteFields />
        </div>
      </details>
      <CapsuleContents />
      {!bridge && (
        <p className="text-xs text-ink-3">
          画面の写真は、デスクトップアプリで書き出したときに入ります。ブラウザーからは撮れません。
        </p>
      )}
    </section>
  )
}
