import { useRender } from '@base-ui/react/use-render'
import { moveBetweenLinks } from './move-between-links.ts'

interface ListProps extends React.HTMLAttributes<HTMLUListElement> {
  /** Shows cards side by side instead of rows when the frame is wide. */
  cards?: boolean | undefined
}

const cardGrid = [
  '@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-4 @3xl:gap-y-3.5 @3xl:divide-y-0 @3xl:border-0 @6xl:grid-cols-3 @min-[90rem]:grid-cols-4',
  '@3xl:*:rounded-m @3xl:*:bg-surface @3xl:*:px-4.5 @3xl:*:shadow-1',
].join(' ')

/** A list of `ListRow`s in `li`s, with lines between them. Arrow keys move from row to row. */
export function List({ cards = false, className = '', ...rest }: ListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its links
    <ul
      className={`min-w-0 divide-y divide-line border-b border-line ${cards ? cardGrid : ''} ${className}`}
      onKeyDown={moveBetweenLinks}
      {...rest}
    />
  )
}

const pressableRow = [
  '-mx-2 w-[calc(100%+4*var(--step))] rounded-s px-2 text-start transition-[background-color] hover:bg-wash active:bg-wash-press',
  'aria-[current=page]:bg-plum-soft forced-colors:aria-[current=page]:outline',
].join(' ')

interface ListRowProps {
  leading?: React.ReactNode | undefined
  title: React.ReactNode
  /** At the end of the first line: the time. */
  meta?: React.ReactNode | undefined
  /** After the title: a chip. */
  mark?: React.ReactNode | undefined
  /** Second line, cut to one line. */
  text: React.ReactNode
  /** At the end of the second line: a badge, a chip. */
  trailing?: React.ReactNode | undefined
  /** `render={<Link to="…" />}` or `<button type="button" />`; without it the row is not pressable. */
  render?: React.ReactElement<Record<string, unknown>> | undefined
  className?: string | undefined
}

/** A row of a list: picture, name, time, a line of text, a badge. Stands inside an `li` and draws its own line. */
export function ListRow(props: ListRowProps) {
  const { leading, title, mark, meta, text, trailing, render, className = '' } = props
  return useRender({
    defaultTagName: 'div',
    render,
    props: {
      className: `flex min-h-14 items-center gap-3.5 py-3.5 ${render === undefined ? '' : pressableRow} ${className}`,
      children: (
        <>
          {leading}
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              {/* Beside the time while both fit, above it for a reader of large text. */}
              <span className="flex min-w-0 flex-[1_1_6.5em] flex-wrap items-center gap-x-2">
                <span className="max-w-full truncate font-semibold">{title}</span>
                {mark}
              </span>
              {meta !== undefined && <span className="shrink-0 text-xs text-ink-3 num">{meta}</span>}
            </span>
            <span className="flex min-h-6 items-center justify-between gap-2.5">
              <span className="min-w-0 truncate text-s text-ink-2">{text}</span>
              {trailing}
            </span>
          </span>
        </>
      ),
    },
  })
}
