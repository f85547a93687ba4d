interface SceneCardProps {
  label: string
  title: string
  current?: boolean
}

/** What the audience sees now, or next. */
export function SceneCard({ label, title, current = false }: SceneCardProps) {
  return (
    <div
      className={`rounded-m px-4 py-3 ${current ? 'bg-surface inset-ring-2 inset-ring-lantern' : 'bg-sunken'}`}
    >
      <p className="text-xs text-ink-2 num">{label}</p>
      <p className="mt-1 font-semibold phrase">{title}</p>
    </div>
  )
}
