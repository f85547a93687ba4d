import { type IconName, Icon } from './icon.tsx'

interface DisclosureProps {
  /** Before the heading, as in a `MenuRow`. */
  icon?: IconName | undefined
  summary: React.ReactNode
  children: React.ReactNode
  className?: string | undefined
}

/** A heading that unfolds its text. Built on native details, so the browser's find in page opens it. */
export function Disclosure({ icon, summary, children, className = '' }: DisclosureProps) {
  return (
    <details className={`group unfold border-b border-line ${className}`}>
      <summary className="flex min-h-13 list-none items-center gap-3 rounded-s py-3 hover:bg-wash [&::-webkit-details-marker]:hidden">
        {icon !== undefined && <Icon name={icon} className="me-0.5 text-ink-2" />}
        <span className="min-w-0 flex-1 phrase">{summary}</span>
        <Icon
          name="chevron-down"
          size={18}
          className="text-ink-3 transition-[rotate] duration-calm group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-s text-ink-2">{children}</div>
    </details>
  )
}
