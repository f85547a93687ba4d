/** Light that passes over a stand-in, after 150 ms, so that quick answers never flicker. */
export function Shimmer({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden className={`absolute inset-0 animate-late ${className}`}>
      <span className="absolute inset-0 animate-shimmer bg-linear-to-r from-transparent via-shine to-transparent" />
    </span>
  )
}
