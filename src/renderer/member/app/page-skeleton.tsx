import { commonCopy } from '../../lib/copy/common.ts'

/** Before a page is there: quiet blocks of a page's usual shape, seen only when it takes a moment. */
export function PageSkeleton() {
  return (
    <output className="grid animate-late gap-4 px-5 py-4">
      <span className="sr-only">{commonCopy.state.loading}</span>
      {['h-22', 'h-52', 'h-32', 'h-24'].map((height) => (
        <span key={height} className={`block rounded-m bg-surface shadow-1 ${height}`} />
      ))}
    </output>
  )
}
