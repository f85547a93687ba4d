import { useState } from 'react'
import { IconButton } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { useStorage } from '../control/queries.ts'

/** Tells what of the data folder was damaged at the start of the server, until it is closed. */
export function DamageBanner() {
  const reports = useStorage()?.reports ?? []
  const [isClosed, setClosed] = useState(false)
  if (reports.length === 0 || isClosed) return null
  return (
    <section
      role="alert"
      className="flex shrink-0 items-start gap-3 border-b border-line bg-lantern-soft px-4.5 py-2"
    >
      <Icon name="warning" size={20} className="mt-0.5 shrink-0 text-lantern-ink" />
      <div className="min-w-0 flex-1 text-s">
        <p className="font-semibold">
          データフォルダーに壊れたファイルがありました。読み取れたところまでの世界を開いています。
        </p>
        {reports.map((report) => (
          <p key={report} lang="en" className="font-mono text-xs wrap-anywhere text-ink-2">
            {report}
          </p>
        ))}
      </div>
      <IconButton
        icon="close"
        size={34}
        iconSize={16}
        label="壊れたファイルの案内を閉じる"
        onClick={() => setClosed(true)}
      />
    </section>
  )
}
