import { productName } from '../../lib/copy/common.ts'

/** The logo, `size` px wide: the lantern moon over the evening hill. Decoration, because the name stands beside it. */
export function Logo({ size = 22 }: { size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden className="shrink-0">
      <circle cx="12" cy="11" r="7.2" className="fill-lantern" />
      <path d="M1 17.5q5.5-4 11 0t11 0V24H1Z" className="fill-hill" />
    </svg>
  )
}

/**
 * Logo and name, 宵待 in Mincho. Assistive technology reads 宵待 once. `bar` is one line, for headers; `stage` has the mark
 * above the name, for the pages before the login.
 */
export function Brand({ layout = 'bar' }: { layout?: 'bar' | 'stage' | undefined }) {
  if (layout === 'stage') {
    return (
      <span className="inline-grid justify-items-center gap-3.5">
        <Logo size={54} />
        {/* Removes the tracking after the last letter, which would push the name off the centre. */}
        <span className="-me-[0.24em] font-display text-2xl font-semibold tracking-[0.24em]">{productName}</span>
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-2">
      <Logo />
      <span className="font-display text-l font-semibold tracking-brand">{productName}</span>
    </span>
  )
}
