import { startCopy } from '../start-copy.ts'

/**
 * Static notice of every document, visible after a time without the app's code (base.css). Needs no script, because all of
 * them may be missing. The app removes it when it starts.
 */
export function LateNotice() {
  return (
    <p className="late-notice fixed inset-x-0 top-0 z-50 bg-plum-soft px-4 safe-top-2 pb-2 text-center text-s text-ink">
      <span className="phrase">{startCopy.late}</span>{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the document itself, so that it loads again without a script */}
      <a href="" className="inline-block py-2 font-semibold underline">
        {startCopy.reload}
      </a>
    </p>
  )
}
