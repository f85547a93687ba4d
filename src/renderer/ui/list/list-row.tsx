import { useRender } from '@base-ui/react/use-render'
import type { MouseEventHandler, ReactElement, ReactNode } from 'react'

interface ListRowProps {
  /** Avatar or icon. */
  leading?: ReactNode | undefined
  title: ReactNode
  /** At the end of the first line: the time. */
  meta?: ReactNode | undefined
  /** Second line, cut to one line. */
  text?: ReactNode | undefined
  /** At the end of the second line: a badge, a chip. */
  trailing?: ReactNode | undefined
  /** At the end of the row, beside both lines: a button. Only with a row that is not itself a link. */
  action?: ReactNode | undefined
  /** `render={<Link to="…" />}` or `<button type="button" />`; without it the row is not pressable. */
  render?: ReactElement<Record<string, unknown>> | undefined
  onClick?: MouseEventHandler<HTMLElement> | undefined
  className?: string | undefined
}

/** One row of a list: picture, name, time, a line of text, a badge. Put it into an `li`; rows draw their own line. */
export function ListRow(props: ListRowProps) {
  const { leading, title, meta, text, trailing, action, render, onClick, className = '' } = props
  const pressable =
    render === undefined
      ? ''
      : 'w-[calc(100%+4*var(--step))] -mx-2 px-2 rounded-s text-start hover:bg-wash active:bg-wash-press aria-[current=page]:bg-plum-soft transition-[background-color] forced-colors:aria-[current=page]:outline'
  return useRender({
    defaultTagName: 'div',
    render,
    props: {
      onClick,
      className: `flex min-h-14 items-center gap-3.5 py-3.5 ${pressable} ${className}`,
      children: (
        <>
          {leading}
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              {/* Beside the time while both have room, above it for a reader of large text. */}
              <span className="min-w-0 flex-[1_1_6.5em] truncate font-semibold">{title}</span>
              {meta !== undefined && <span className="shrink-0 text-xs text-ink-3 num">{meta}</span>}
            </span>
            {(text !== undefined || trailing !== undefined) && (
              <span className="flex min-h-6 items-center justify-between gap-2.5">
                <span className="min-w-0 truncate text-s text-ink-2">{text}</span>
                {trailing}
              </span>
            )}
          </span>
          {action}
        </>
      ),
    },
  })
}
