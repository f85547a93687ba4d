import { controlCopy } from '../../lib/copy/control.ts'
import { IconButton } from '../base/icon-button.tsx'
import { type IconName, Icon } from '../base/icon.tsx'

type NoticeTone = 'info' | 'good' | 'warn' | 'alarm'

interface NoticeProps {
  tone?: NoticeTone | undefined
  title?: React.ReactNode | undefined
  children?: React.ReactNode | undefined
  action?: React.ReactNode | undefined
  onClose?: (() => void) | undefined
  /** Announced when it appears; leave it out for notices that are on the page from the start. */
  live?: boolean | undefined
  className?: string | undefined
}

const styles: Record<NoticeTone, { ground: string; mark: string; icon: IconName }> = {
  info: { ground: 'bg-plum-soft', mark: 'text-plum', icon: 'info' },
  good: { ground: 'bg-leaf-soft', mark: 'text-leaf', icon: 'check' },
  warn: { ground: 'bg-lantern-soft', mark: 'text-lantern-ink', icon: 'warning' },
  alarm: { ground: 'bg-alarm-soft', mark: 'text-alarm', icon: 'warning' },
}

/** A banner inside a page: information, a warning or an error. */
export function Notice({ tone = 'info', title, children, action, onClose, live = false, className = '' }: NoticeProps) {
  const style = styles[tone]
  return (
    <div
      className={`flex items-start gap-2.5 rounded-m px-3.5 py-3 ${style.ground} ${className}`}
      {...(live ? { role: tone === 'alarm' ? 'alert' : 'status' } : {})}
    >
      <Icon name={style.icon} size={20} className={`mt-[3px] ${style.mark}`} />
      <div className="min-w-0 flex-1 text-s">
        {title !== undefined && <p className="text-m font-semibold phrase">{title}</p>}
        {children !== undefined && <div className="phrase">{children}</div>}
        {action !== undefined && <div className="mt-2.5">{action}</div>}
      </div>
      {onClose !== undefined && (
        <IconButton
          icon="close"
          label={controlCopy.close}
          iconSize={18}
          className="-my-2.5 -me-2.5"
          onClick={onClose}
        />
      )}
    </div>
  )
}
