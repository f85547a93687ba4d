import { controlCopy } from '../../lib/copy/control.ts'

/** Shimmer over a skeleton, after 150 ms, so that fast responses cause no flicker. */
export function Shimmer({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden className={`absolute inset-0 animate-late ${className}`}>
      <span className="absolute inset-0 animate-shimmer bg-linear-to-r from-transparent via-shine to-transparent" />
    </span>
  )
}

interface SkeletonProps {
  /** `line` one line of text, `block` fills its box, `round` an avatar or a button. */
  shape?: 'line' | 'block' | 'round' | undefined
  /** Size classes, e.g. `h-40` or `w-2/3`, equal to the size of the content; `round` always needs one (`size-14`). */
  className?: string | undefined
  count?: number | undefined
}

const shapes = {
  line: 'my-[.35em] h-[1em] rounded-s',
  block: 'size-full rounded-m',
  round: 'shrink-0 rounded-full',
}

/** A loading skeleton in its final size. Decoration: wrap the group in `SkeletonGroup`, which announces the loading. */
export function Skeleton({ shape = 'line', className = '', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} aria-hidden className={`relative block overflow-hidden bg-line/60 ${shapes[shape]} ${className}`}>
      <Shimmer />
    </span>
  ))
}

interface SkeletonGroupProps {
  children: React.ReactNode
  /** Announced once. */
  label?: string | undefined
  className?: string | undefined
  /** Marks the skeleton of a whole page. */
  'data-page-loading'?: boolean
}

/** Wraps skeletons and announces that content is loading. The foot of the page is hidden meanwhile, so it never jumps. */
export function SkeletonGroup({ children, label = controlCopy.loading, className = '', ...rest }: SkeletonGroupProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
      role="status"
      data-loading
      className={className}
      {...rest}
    >
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
