import { useRender } from '@base-ui/react/use-render'

interface CountTileProps {
  label: React.ReactNode
  value: React.ReactNode
  /** Beside the number, e.g. a chip 新着 3. */
  aside?: React.ReactNode | undefined
  render: React.ReactElement<Record<string, unknown>>
}

/** A number with its label; the whole tile is a link. */
export function CountTile({ label, value, aside, render }: CountTileProps) {
  return useRender({
    render,
    props: {
      className: 'block rounded-m bg-surface shadow-1',
      children: (
        <span className="block rounded-m px-3.5 pt-3.5 pb-3 transition-[background-color] hover:bg-wash active:bg-wash-press">
          <span className="block text-s text-ink-2">{label}</span>
          <span className="flex min-h-8 items-center justify-between gap-2">
            <span className="text-count font-semibold num">{value}</span>
            {aside}
          </span>
        </span>
      ),
    },
  })
}
