import { productName } from '../../lib/copy/common.ts'
import { Logo } from './logo.tsx'

interface BrandProps {
  /** `bar`: one line, for headers. `stage`: mark above the name, for the pages before the login. */
  layout?: 'bar' | 'stage' | undefined
  className?: string | undefined
}

/** Mark and name, 宵待 in Mincho. Says 宵待 to assistive technology once. */
export function Brand({ layout = 'bar', className = '' }: BrandProps) {
  if (layout === 'stage') {
    return (
      <span className={`inline-grid justify-items-center gap-3.5 ${className}`}>
        <Logo size={54} />
        {/* The tracking of the last letter would push the name off the centre. */}
        <span className="-me-[0.24em] font-display text-2xl font-semibold tracking-[0.24em]">
          {productName}
        </span>
      </span>
    )
  }
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <Logo />
      <span className="font-display text-l font-semibold tracking-brand">{productName}</span>
    </span>
  )
}
