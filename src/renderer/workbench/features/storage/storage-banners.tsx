import { useState } from 'react'
import { Icon } from '../../../ui/base/icon.tsx'
import { useStorage } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { useMenuCommand } from '../../hub/window-features.tsx'
import { AlarmBar } from '../../parts/alarm-bar.tsx'
import { SmallButton, ToolButton } from '../../parts/buttons.tsx'
import { storageCopy } from './copy.ts'

/** Shows which files of the data folder were damaged at the start of the server, until it is closed. */
function DamageBanner() {
  const words = useCopy(storageCopy)
  const damage = useStorage()?.damage ?? []
  const found = damage.map(({ text }) => text).join()
  const [closed, setClosed] = useState('')
  if (found === closed) return null
  return (
    <section role="alert" className="flex shrink-0 items-start gap-3 border-b border-line bg-lantern-soft px-4.5 py-2">
      <Icon name="warning" size={20} className="mt-0.5 shrink-0 text-lantern-ink" />
      <div className="min-w-0 flex-1 text-s">
        <p className="font-semibold">{words.damage}</p>
        {damage.map((file) => (
          <p key={file.text} className="text-xs wrap-anywhere text-ink-2">
            {words.found(file)}
          </p>
        ))}
      </div>
      <ToolButton icon="close" label={words.closeDamage} onClick={() => setClosed(found)} />
    </section>
  )
}

/** Visible while the world cannot be saved. Offers to save the world in memory elsewhere. */
function StorageBanner() {
  const words = useCopy(storageCopy)
  const data = useStorage()
  const save = useMenuCommand('capsule-save')
  if (!data?.problem) return null
  return (
    <AlarmBar text={words.problems[data.problem.kind]}>
      <code className="max-w-96 truncate font-mono text-xs font-normal" title={data.folder}>
        {data.folder}
      </code>
      <SmallButton className="shrink-0 bg-surface" onClick={() => void save()}>
        {words.saveCapsule}
      </SmallButton>
    </AlarmBar>
  )
}

/** What stands in the way of saving the world, and what was found damaged. */
export function StorageBanners() {
  return (
    <>
      <StorageBanner />
      <DamageBanner />
    </>
  )
}
