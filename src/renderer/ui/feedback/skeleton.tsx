/** Light that passes over a stand-in, after 150 ms, so that quick answers never flicker. */
export function Shimmer({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden className={`absolute inset-0 animate-late ${className}`}>
      <span className="absolute inset-0 animate-shimmer bg-linear-to-r from-transparent via-shine to-transparent" />
    </span>
  )
}

interface SkeletonProps {
  /** `line` one line of text, `block` fills its box, `circle` an avatar. */
  shape?: 'line' | 'block' | 'circle' | undefined
  /** Size classes, e.g. `h-40` or `w-2/3`; a circle always needs one (`size-14`). It takes the final size of what it stands for. */
  className?: string | undefined
}

const shapes = {
  line: 'my-[.35em] h-[1em] rounded-s',
  block: 'size-full rounded-m',
  circle: 'shrink-0 rounded-full',
}

/** A grey stand-in while something loads, at once of its final size. Decoration: wrap the group in `SkeletonGroup`, which says that it loads. */
export function Skeleton({ shape = 'line', className = '' }: SkeletonProps) {
  return (
    <span aria-hidden className={`relative block overflow-hidden bg-line/60 ${shapes[shape]} ${className}`}>
      <Shimmer />
    </span>
  )
}
