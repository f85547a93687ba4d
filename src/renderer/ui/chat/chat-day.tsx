interface ChatDayProps {
  /** E.g. 11月20日（金）, from `formatDayHeading`. */
  children: string
}

/** The heading of a day between messages. */
export function ChatDay({ children }: ChatDayProps) {
  return <p className="py-1 text-center text-xs text-ink-3 num">{children}</p>
}
