interface ActionBarProps {
  /** Buttons in a row; the last one fills the free width. */
  children: React.ReactNode
  /** Explains a button, above the row. */
  note?: React.ReactNode | undefined
  /** Keeps the buttons above the app's tab bar. */
  aboveTabs?: boolean | undefined
  className?: string | undefined
}

/** In one row with the note on a low screen. It stands still where it would cover the page. */
const bar = [
  'sticky z-10 border-t border-line bg-surface px-5 pt-3 @3xl:px-0',
  'short:flex short:items-center short:gap-5 short:pt-2 low:static large-text:static',
].join(' ')

/** In a wide frame: note and buttons beside each other, at the end of the page's column. */
const column = [
  'contents',
  '@3xl:mx-auto @3xl:flex @3xl:max-w-page @3xl:items-center @3xl:justify-end @3xl:gap-6 @3xl:px-8 @3xl:py-1 @6xl:px-11',
].join(' ')

const noteStyle = [
  'mx-auto max-w-page pb-2 text-center text-xs text-ink-3',
  '@3xl:ms-0 @3xl:pb-0 @3xl:text-start short:pb-0 short:text-start short:leading-tight',
].join(' ')

const buttons = [
  'mx-auto flex max-w-page flex-wrap gap-2.5 *:last:flex-[1_1_6.5em]',
  '@3xl:mx-0 @3xl:flex-nowrap @3xl:*:shrink-0 @3xl:*:last:w-auto @3xl:*:last:min-w-44 @3xl:*:last:flex-none @4xl:*:last:min-w-56',
  'short:shrink-0 short:grow short:flex-nowrap',
].join(' ')

/** Buttons fixed to the foot of a page, above the home indicator. */
export function ActionBar({ children, note, aboveTabs = false, className = '' }: ActionBarProps) {
  const foot = aboveTabs ? 'above-tabs pb-3 short:pb-2' : 'bottom-0 safe-bottom-4'
  return (
    <div className={`${bar} ${foot} ${className}`}>
      <div className={column}>
        {note !== undefined && <p className={noteStyle}>{note}</p>}
        <div className={buttons}>{children}</div>
      </div>
    </div>
  )
}
