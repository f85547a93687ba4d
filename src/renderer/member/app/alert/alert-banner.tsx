import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { usePageVisible } from '../../../lib/use-page-visible.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { closeAlert, useAlerts, type Alert } from './alerts.ts'
import { alertCopy } from './copy.ts'

const stayMs = 5_000

const icons = { message: 'chat', match: 'heart-filled', age: 'shield', rank: 'crown' } as const

/** Where no button is pressed. In a conversation below the header, as notes stand above the composer. */
const places = {
  both: 'alert-place',
  header: 'alert-place',
  none: 'top-(--top-bars,0px) safe-top-16 md:top-auto md:bottom-24',
}

/** A wide window has the rail on the left; its foot is for page buttons or the composer. */
const wide = 'md:start-24 md:end-auto md:max-w-100 md:px-0 full:start-64'

export interface AlertBannerProps {
  foot: keyof typeof places
}

/** Shows an alert for five visible seconds, never over a title or the button of a form. Always mounted, so that each text is announced. */
export function AlertBanner({ foot }: AlertBannerProps) {
  const [alert] = useAlerts()
  const visible = usePageVisible()
  useEffect(() => {
    if (!alert || !visible) return undefined
    const timer = setTimeout(() => closeAlert(alert), stayMs)
    return () => clearTimeout(timer)
  }, [alert, visible])
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
      role="status"
      aria-label={alertCopy.label}
      className={`pointer-events-none fixed inset-x-0 z-40 mx-auto w-full max-w-page px-3 ${places[foot]} ${wide}`}
    >
      {alert && <AlertCard alert={alert} />}
    </div>
  )
}

function AlertCard({ alert }: { alert: Alert }) {
  const { kind, title, text, to, picture } = alert
  return (
    <div className="alert-card pointer-events-auto flex animate-rise items-center gap-3 rounded-l bg-surface py-2.5 ps-3.5 pe-3 shadow-2">
      {picture === undefined ? (
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-plum-soft text-plum">
          <Icon name={icons[kind]} size={22} />
        </span>
      ) : (
        <Avatar src={picture} size={44} eager />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <bdi className="truncate font-semibold">{title}</bdi>
          {kind === 'message' && <span className="shrink-0 text-xs text-ink-3">{alertCopy.justNow}</span>}
        </span>
        <span className="block text-s phrase text-ink-2">{text}</span>
      </span>
      <Button tone="quiet" size="m" className="shrink-0" render={<Link to={to} />} onClick={() => closeAlert(alert)}>
        {alertCopy.open}
      </Button>
    </div>
  )
}
