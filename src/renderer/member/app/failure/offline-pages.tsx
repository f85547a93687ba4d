import { commonCopy } from '../../../lib/copy/common.ts'
import { controlCopy } from '../../../lib/copy/control.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'

const column = 'grid justify-items-center gap-4 px-5 py-16 text-center'

/** Why there is no page, and what helps. */
function NoConnection({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <span className="grid size-16 place-items-center rounded-full bg-sunken text-ink-2">
        <Icon name="wifi-off" size={28} />
      </span>
      <p>{title}</p>
      <p className="text-s phrase text-ink-2">{hint}</p>
    </>
  )
}

/** Shown while offline before anything is loaded; the page appears after reconnecting. */
function OfflinePage() {
  return (
    <output className={column}>
      <NoConnection title={commonCopy.state.offline} hint={commonCopy.state.loadFailedHint} />
    </output>
  )
}

/**
 * Shown while the server gives no usable response before anything is loaded. The guard asks again by itself, so nothing
 * here changes until the page opens (D-113).
 */
export function UnreachablePage({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const online = useOnline()
  if (!online) return <OfflinePage />
  return (
    <div role="alert" className={column}>
      <NoConnection title={commonCopy.state.unreachable} hint={commonCopy.state.unreachableHint} />
      <Button tone="quiet" size="m" icon="refresh" disabled={busy} onClick={onRetry}>
        {controlCopy.retry}
      </Button>
    </div>
  )
}

/** Static markup for an offline start until the app is loaded (first-paint.ts shows it). */
export function OfflineShell() {
  return (
    <div className="offline-shell mx-auto min-h-dvh w-full max-w-page bg-paper">
      <PageHeader
        leading={
          <span className="ms-1 px-2 py-2">
            <Brand />
          </span>
        }
      />
      <OfflinePage />
    </div>
  )
}
