import { bridge } from '../../hub/bridge.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { CapsuleContents } from './capsule-contents.tsx'
import { capsuleCopy } from './copy.ts'
import { NoteFields } from './note-fields.tsx'
import { openCapsule } from './open-capsule.ts'
import { saveCapsule } from './save-capsule.ts'

/** Saves and opens capsules, with their note and contents. */
export function CapsuleSection() {
  const words = useCopy(capsuleCopy)
  return (
    <section aria-label={words.caseTitle} className="mb-4 grid gap-2">
      <h3 className="text-s font-semibold">{words.caseTitle}</h3>
      <div className="flex flex-wrap gap-2">
        <ActionButton icon="download" tone="primary" run={saveCapsule}>
          {words.caseTitle}
        </ActionButton>
        <ActionButton icon="upload" run={openCapsule}>
          {words.open}
        </ActionButton>
      </div>
      <details className="rounded-m bg-sunken px-4 py-2.5">
        <summary className="cursor-pointer text-s font-medium">{words.more}</summary>
        <div className="mt-3 grid gap-3">
          <NoteFields />
          <p className="text-s text-ink-2">{words.explained}</p>
          <CapsuleContents />
          {!bridge && <p className="text-xs text-ink-3">{words.noScreenshots}</p>}
        </div>
      </details>
    </section>
  )
}
