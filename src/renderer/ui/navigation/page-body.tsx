import type { HTMLAttributes } from 'react'

interface PageBodyProps extends HTMLAttributes<HTMLElement> {
  /** `page` one column of 576 px, or as wide as the frame of a wide window allows; `wide` two columns' worth. */
  width?: 'page' | 'wide' | undefined
}

/** The column of a page: 20 px beside, 16 px between its parts. */
export function PageBody({ width = 'page', className = '', ...rest }: PageBodyProps) {
  return (
    <div
      className={`mx-auto grid w-full grid-cols-1 content-start gap-4 px-5 pt-1 pb-8 @3xl:gap-5 @3xl:px-8 @3xl:pb-12 @6xl:px-11 ${width === 'page' ? 'max-w-page' : 'max-w-wide'} ${className}`}
      {...rest}
    />
  )
}
