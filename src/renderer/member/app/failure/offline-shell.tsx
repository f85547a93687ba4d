import { Brand } from '../../../ui/brand/brand.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { OfflinePage } from './offline-page.tsx'

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
