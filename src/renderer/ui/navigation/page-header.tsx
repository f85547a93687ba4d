interface PageHeaderProps {
  /** Title in Mincho; omitted when `leading` is the brand or a person. A text becomes the heading of the page. */
  title?: React.ReactNode | undefined
  /** Before the title: back button, brand, avatar. */
  leading?: React.ReactNode | undefined
  /** At the end: menu button, action. */
  trailing?: React.ReactNode | undefined
  /**
   * `bar` is transparent and scrolls with the page; `sticky` stays above the content; `sheet` is a surface with a line, for
   * headers over scrolling content (chats).
   */
  tone?: keyof typeof grounds | undefined
  className?: string | undefined
}

const grounds = {
  bar: '',
  sticky: [
    'sticky top-(--top-bars,0px) bg-paper/92 backdrop-blur-md short:static',
    '@3xl:static @3xl:bg-transparent @3xl:backdrop-blur-none',
  ].join(' '),
  sheet: 'border-b border-line bg-surface',
}

/** In a wide frame: in the column of the page, with a larger title. */
const column = 'mx-auto max-w-page @3xl:px-5 @3xl:pt-6 @3xl:pb-3 @6xl:px-8 short:pt-2! short:pb-1!'
const columnTitle = '@3xl:text-count/snug'

/** Bar at the top of a page, 56 px high below the notch. */
export function PageHeader({ title, leading, trailing, tone = 'bar', className = '' }: PageHeaderProps) {
  const isInColumn = tone !== 'sheet'
  return (
    <header className={`z-20 below-bars safe-x-0 ${grounds[tone]} ${className}`}>
      <div className={`flex min-h-14 items-center gap-1 px-2 short:min-h-11 ${isInColumn ? column : ''}`}>
        {leading !== undefined && <div className="flex shrink-0 items-center">{leading}</div>}
        <div className={`min-w-0 flex-1 pe-3 ${leading === undefined ? 'ps-3' : 'ps-1'}`}>
          {typeof title === 'string' ? (
            <h1 className={`truncate text-[min(1.125rem,6.4vw)]/snug ${isInColumn ? columnTitle : ''}`} tabIndex={-1}>
              {title}
            </h1>
          ) : (
            title
          )}
        </div>
        {trailing !== undefined && <div className="flex shrink-0 items-center text-ink-2">{trailing}</div>}
      </div>
    </header>
  )
}
