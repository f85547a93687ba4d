/** A key or key combination, e.g. ⌘K. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="rounded-[5px] px-1.5 py-1 font-sans text-xs/none font-medium text-ink-3 inset-ring inset-ring-line-strong">
      {children}
    </kbd>
  )
}
