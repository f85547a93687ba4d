import { Icon } from '../../ui/base/icon.tsx'

/** A bar across the window for what must not be overlooked. */
export function AlarmBar({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div
      role="alert"
      className="flex shrink-0 items-center justify-center gap-2.5 bg-alarm px-4 py-1.5 text-s font-semibold text-surface"
    >
      <Icon name="warning" size={16} />
      <span>{text}</span>
      {children}
    </div>
  )
}
